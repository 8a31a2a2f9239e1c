-- A question and its answer in other languages; where one is missing, the French stands.
ALTER TABLE helps
  ADD COLUMN question_en text,
  ADD COLUMN answer_en text,
  ADD COLUMN question_es text,
  ADD COLUMN answer_es text;
