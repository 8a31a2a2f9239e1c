-- Whether a visit still says whose it was; until now only the words that stand in place of the name told.
ALTER TABLE reservations ADD COLUMN anonymised_at timestamptz;
UPDATE reservations SET anonymised_at = updated_at
WHERE client = 'Client supprimé' AND user_id IS NULL AND email IS NULL AND phone_is_default;
