import type { ServiceCategory } from '#domain/services/services.ts';

/** The literal that names each category. */
export const CATEGORY_LITERALS = {
  manicure: 'manicure',
  pedicure: 'pedicure',
  other: 'otherServices',
} as const satisfies Record<ServiceCategory, string>;
