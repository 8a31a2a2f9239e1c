import { describe, expect, it } from 'vitest';
import { type Reservation, readReservationListSchema, readReservationSchema } from './reservations.ts';

const RECORD: Reservation = {
  _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a11',
  status: 'done',
  email: null,
  performer: null,
  colorNote: null,
  reservationServices: [],
  reservationLocation: { locationReserved: 1 },
  reservationDate: { dateReserved: '2024-06-06', timeReserved: '10:30' },
  reservationClientInfo: { client: 'Camille Tremblay', phone: '418-555-0142', comment: '', phoneIsDefault: false },
  itemsPrice: 45,
  taxPrice: 6.74,
  totalPrice: 51.74,
  endTime: '11:15',
  presentAt: null,
  cancelReason: null,
  createdAt: '2024-06-03T18:00:00.000Z',
  insisted: false,
  lastMove: null,
};

const { reservationServices: _lines, ...rest } = RECORD;
const older = { ...rest, reservationService: { titre: 'Manucure gel', qty: 2 } };
const line = { titre: 'Manucure gel', qty: 2, serviceId: null, price: 0, minutes: 0, category: 'other' };

describe('an older record with a single service', () => {
  it('is read as one line', () => {
    expect(readReservationSchema.parse(older)).toEqual({ ...RECORD, reservationServices: [line] });
  });

  it('is read so in a list too, among newer ones', () => {
    const list = { reservations: [RECORD, older], page: 1, pages: 1, count: 2 };
    const read = readReservationListSchema.parse(list).reservations.map((one) => one.reservationServices);
    expect(read).toEqual([[], [line]]);
  });

  it('is refused when its service is odd, as is a record that names none', () => {
    expect(readReservationSchema.safeParse({ ...older, reservationService: { titre: 7 } }).success).toBe(false);
    expect(readReservationSchema.safeParse(rest).success).toBe(false);
  });
});
