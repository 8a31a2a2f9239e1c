-- What a visitor had begun to book when they registered. It stands with the activation link of that registration, and
-- the first login gets it back. The text is a stored cart, as the browser keeps it.
CREATE TABLE begun_carts (
  token_hash text PRIMARY KEY REFERENCES link_tokens (token_hash) ON DELETE CASCADE,
  cart text NOT NULL,
  kept_at timestamptz NOT NULL
);
CREATE INDEX begun_carts_age ON begun_carts (kept_at);
