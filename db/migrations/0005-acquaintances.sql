-- Who came before under the same number: the desk asks for everybody who comes on a day.
CREATE INDEX reservations_phone ON reservations (phone, date) WHERE NOT phone_is_default;
