import type { Reservation } from '#contract/schemas/reservations.ts';

/** A pending reservation of Camille's, as the API returns it, unless a test says otherwise. */
export function givenReservation(differences: Partial<Reservation> = {}): Reservation {
  return {
    _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a11',
    status: 'pending',
    email: 'camille@lunule.test',
    performer: null,
    colorNote: null,
    reservationServices: [
      {
        serviceId: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a001',
        titre: 'Manucure gel',
        qty: 1,
        price: 45,
        minutes: 45,
        category: 'manicure',
      },
    ],
    reservationLocation: { locationReserved: 1 },
    reservationDate: { dateReserved: '2026-06-06', timeReserved: '10:30' },
    reservationClientInfo: {
      client: 'Camille Tremblay',
      phone: '418-555-0142',
      comment: '',
      phoneIsDefault: false,
    },
    itemsPrice: 45,
    taxPrice: 6.74,
    totalPrice: 51.74,
    endTime: '11:15',
    presentAt: null,
    cancelReason: null,
    createdAt: '2026-06-03T18:00:00.000Z',
    insisted: false,
    lastMove: null,
    ...differences,
  };
}
