export const RESERVATION_STATUSES = ['pending', 'present', 'done', 'cancel'] as const;
export const COLOR_NOTE_MAX = 20;
export const LINE_QUANTITY_MAX = 4;
export const PAGE_SIZE = 20;

export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];
