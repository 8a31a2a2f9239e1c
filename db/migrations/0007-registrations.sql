-- What was asked for at registration belongs to the link of its mail, and the link that is used sets it. Links from before
-- have none: theirs stands with the account.
ALTER TABLE link_tokens
  ADD COLUMN name text,
  ADD COLUMN password_hash text,
  ADD COLUMN language text CHECK (language IN ('fr', 'en'));
