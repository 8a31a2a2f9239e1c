export const SERVICE_CATEGORIES = ['manicure', 'pedicure', 'other'] as const;
export const DURATION_TYPES = ['fixed', 'range'] as const;
export const PRICE_TYPES = ['fixed', 'range', 'discount'] as const;
export const VISIBILITIES = ['public', 'private'] as const;

export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];
export type DurationType = (typeof DURATION_TYPES)[number];
export type PriceType = (typeof PRICE_TYPES)[number];
export type Visibility = (typeof VISIBILITIES)[number];
