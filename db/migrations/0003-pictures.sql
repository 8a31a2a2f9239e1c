-- Pictures of services and addresses, in the database so that every server of the salon has them. What was uploaded is
-- never kept: only what was drawn anew from it, in the sizes that pages use.
CREATE TABLE pictures (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL
);
CREATE INDEX pictures_created ON pictures (created_at);

CREATE TABLE picture_files (
  picture_id uuid NOT NULL REFERENCES pictures (id) ON DELETE CASCADE,
  width smallint NOT NULL,
  format text NOT NULL CHECK (format IN ('webp', 'jpg')),
  bytes bytea NOT NULL,
  PRIMARY KEY (picture_id, width, format)
);
-- They are compressed already.
ALTER TABLE picture_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
