-- Business dates are calendar days of the salon and times are minutes from its midnight (decision 3); instants are
-- always given by the server's clock, never by the database's.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  -- True while the password is one that an Admin chose (security R11).
  password_is_temporary boolean NOT NULL DEFAULT false,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0 AND roles <@ ARRAY['Client', 'Employee', 'Manager', 'Admin']),
  status boolean NOT NULL DEFAULT true,
  activated_at timestamptz,
  -- Bumped on every change of role, status, password or e-mail: older access tokens stop working at once (security R2).
  token_version integer NOT NULL DEFAULT 0,
  language text NOT NULL DEFAULT 'fr' CHECK (language IN ('fr', 'en')),
  reminders boolean NOT NULL DEFAULT true,
  search_text text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX users_created ON users (created_at DESC, id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  -- The token just replaced: within the grace two tabs may both present it, later it betrays a theft.
  previous_hash text,
  rotated_at timestamptz NOT NULL,
  persist boolean NOT NULL,
  signed_in_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_previous ON sessions (previous_hash);

CREATE TABLE link_tokens (
  token_hash text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('activation', 'reset', 'invitation')),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX link_tokens_user ON link_tokens (user_id, kind);

CREATE TABLE services (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  category text NOT NULL CHECK (category IN ('manicure', 'pedicure', 'other')),
  titre text NOT NULL,
  contenu text NOT NULL,
  title text,
  content text,
  titulo text,
  contenido text,
  image text,
  video text,
  duration_type text NOT NULL CHECK (duration_type IN ('fixed', 'range')),
  duration integer NOT NULL CHECK (duration > 0),
  duration_max integer CHECK (duration_max >= duration),
  price_type text NOT NULL CHECK (price_type IN ('fixed', 'range', 'discount')),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  price_max_cents integer CHECK (price_max_cents >= price_cents),
  price_discount_cents integer CHECK (price_discount_cents >= 0 AND price_discount_cents < price_cents),
  capacity integer NOT NULL CHECK (capacity > 0),
  rating numeric(2, 1),
  num_reviews integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'private' CHECK (status IN ('public', 'private')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (duration_type <> 'range' OR duration_max IS NOT NULL),
  CHECK (price_type <> 'discount' OR price_discount_cents IS NOT NULL)
);

CREATE TABLE helps (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  question text NOT NULL,
  answer text NOT NULL,
  status text NOT NULL DEFAULT 'private' CHECK (status IN ('public', 'private')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- One row: the salon as a whole. What belongs to an address stands in locations, seats and closures.
CREATE TABLE settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  name text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  social_links jsonb NOT NULL,
  tps_number text NOT NULL,
  tvq_number text NOT NULL,
  privacy_officer jsonb NOT NULL
);

CREATE TABLE locations (
  code smallint PRIMARY KEY CHECK (code IN (1, 2)),
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  -- Seven entries, Monday first: {"opens": "09:30", "closes": "18:00"}, or null when it never opens that day.
  hours jsonb NOT NULL,
  closing_grace_minutes integer NOT NULL CHECK (closing_grace_minutes BETWEEN 0 AND 240),
  pictures jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE seats (
  location smallint NOT NULL REFERENCES locations (code),
  category text NOT NULL CHECK (category IN ('manicure', 'pedicure', 'other')),
  seats integer NOT NULL CHECK (seats BETWEEN 0 AND 100),
  PRIMARY KEY (location, category)
);

CREATE TABLE closures (
  id uuid PRIMARY KEY,
  -- Either a day of every year (MM-DD) or one date; at one address or, when null, at both.
  month_day text CHECK (month_day ~ '^\d\d-\d\d$'),
  date date,
  location smallint REFERENCES locations (code),
  label_fr text NOT NULL,
  label_en text NOT NULL,
  CHECK ((month_day IS NULL) <> (date IS NULL))
);
CREATE UNIQUE INDEX closures_day ON closures (month_day, date, location) NULLS NOT DISTINCT;

CREATE TABLE reservations (
  id uuid PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('pending', 'present', 'done', 'cancel')),
  -- The owner, when there is an account; name, phone and e-mail are kept as they were given.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  email text,
  client text NOT NULL,
  phone text NOT NULL,
  phone_is_default boolean NOT NULL DEFAULT false,
  comment text NOT NULL DEFAULT '',
  performer text,
  color_note text,
  location smallint NOT NULL REFERENCES locations (code),
  date date NOT NULL,
  start_minute smallint NOT NULL CHECK (start_minute BETWEEN 0 AND 1439),
  end_minute smallint NOT NULL CHECK (end_minute > start_minute),
  items_cents integer NOT NULL CHECK (items_cents >= 0),
  tax_cents integer NOT NULL,
  total_cents integer NOT NULL CHECK (total_cents = items_cents + tax_cents),
  insisted boolean NOT NULL DEFAULT false,
  language text NOT NULL DEFAULT 'fr' CHECK (language IN ('fr', 'en')),
  -- Counts the changes a calendar entry has seen (.ics SEQUENCE).
  sequence integer NOT NULL DEFAULT 0,
  -- The last move, so that it can be undone for some minutes (decision 6).
  previous_status text CHECK (previous_status IN ('pending', 'present', 'done', 'cancel')),
  moved_at timestamptz,
  moved_by uuid REFERENCES users (id) ON DELETE SET NULL,
  present_at timestamptz,
  reminded_at timestamptz,
  search_text text NOT NULL,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX reservations_day ON reservations (date, start_minute, id);
CREATE INDEX reservations_status ON reservations (status, date, start_minute, id);
CREATE INDEX reservations_user ON reservations (user_id, date);
CREATE INDEX reservations_search ON reservations USING gin (search_text gin_trgm_ops);

CREATE TABLE reservation_lines (
  reservation_id uuid NOT NULL REFERENCES reservations (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  service_id uuid REFERENCES services (id) ON DELETE SET NULL,
  -- Kept as booked, so that later edits of the service never rewrite history (decision 4).
  titre text NOT NULL,
  title text,
  category text NOT NULL CHECK (category IN ('manicure', 'pedicure', 'other')),
  qty smallint NOT NULL CHECK (qty > 0),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  minutes integer NOT NULL CHECK (minutes > 0),
  PRIMARY KEY (reservation_id, position)
);
CREATE INDEX reservation_lines_service ON reservation_lines (service_id);

-- One person on one seat for one line. A hold of the waiting list has no reservation yet, but a term.
CREATE TABLE sittings (
  id uuid PRIMARY KEY,
  reservation_id uuid REFERENCES reservations (id) ON DELETE CASCADE,
  location smallint NOT NULL REFERENCES locations (code),
  category text NOT NULL CHECK (category IN ('manicure', 'pedicure', 'other')),
  seat integer NOT NULL CHECK (seat > 0),
  date date NOT NULL,
  start_minute integer NOT NULL,
  end_minute integer NOT NULL CHECK (end_minute > start_minute),
  held_until timestamptz,
  CHECK (reservation_id IS NOT NULL OR held_until IS NOT NULL),
  -- The database's own promise: no seat ever has two people at once, whoever writes (architecture, "The heart: seats").
  CONSTRAINT sittings_one_person_a_seat EXCLUDE USING gist (
    location WITH =, category WITH =, seat WITH =, date WITH =, int4range(start_minute, end_minute) WITH &&
  ) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX sittings_day ON sittings (location, date);
CREATE INDEX sittings_reservation ON sittings (reservation_id);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL,
  body_hash text NOT NULL,
  reservation_id uuid NOT NULL REFERENCES reservations (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);

-- Every message, written in the transaction of what it tells; event_key makes it one per event and recipient.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  event_key text NOT NULL UNIQUE,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  -- Emptied once the mail has gone out by SMTP: it may carry a link that acts.
  text text,
  html text,
  links jsonb NOT NULL DEFAULT '[]',
  attachments jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX outbox_newest ON outbox (created_at DESC, id);

-- Who changed what (issue 04 shows it to Admins).
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  actor_name text,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_newest ON audit (at DESC, id DESC);
CREATE INDEX audit_subject ON audit (subject_type, subject_id);

-- Sign-ins, failures, resets, role changes, exports, deletions: kept a year at least (security R47).
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  email text,
  ip text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX security_events_newest ON security_events (at DESC, id DESC);

-- Counters that every process reads to know whether what it holds is stale: 'content' for public pages,
-- 'reservations' for polled lists (decision 12).
CREATE TABLE versions (
  name text PRIMARY KEY,
  version bigint NOT NULL DEFAULT 0
);
INSERT INTO versions (name) VALUES ('content'), ('reservations');

-- How often each limited thing was tried, until when, in milliseconds of the server's clock.
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint NOT NULL
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
