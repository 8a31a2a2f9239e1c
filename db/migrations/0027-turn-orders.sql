-- Who has set the order of a day by hand, and when.
ALTER TABLE turn_orders
  ADD COLUMN set_by uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN set_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX turn_orders_set_by ON turn_orders (set_by) WHERE set_by IS NOT NULL;
