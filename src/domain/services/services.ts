export const SERVICE_CATEGORIES = ['manicure', 'pedicure', 'other'] as const;
export const DURATION_TYPES = ['fixed', 'range'] as const;
export const PRICE_TYPES = ['fixed', 'range', 'discount'] as const;
export const VISIBILITIES = ['public', 'private'] as const;

/** The bounds of a service. Every page reads stored carts by them, and needs none of the form’s rules. */
export const SERVICE_TEXT_MAX = {
  titre: 100,
  title: 100,
  titulo: 100,
  contenu: 5000,
  content: 5000,
  contenido: 5000,
} as const;
export const SERVICE_MINUTES = { min: 5, max: 480 } as const;
export const SERVICE_PRICE_MAX = 10_000;
export const SERVICE_CAPACITY = { min: 1, max: 12 } as const;

export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];
export type DurationType = (typeof DURATION_TYPES)[number];
export type PriceType = (typeof PRICE_TYPES)[number];
export type Visibility = (typeof VISIBILITIES)[number];

/** How long a service takes, in minutes; `durationMax` counts for a range only. */
export type ServiceDuration = {
  readonly durationType: DurationType;
  readonly duration: number;
  readonly durationMax?: number | null | undefined;
};

/** The minutes that the agenda keeps free for one line: the longest a range may last. */
export function plannedMinutes(service: ServiceDuration): number {
  return service.durationType === 'range' ? (service.durationMax ?? service.duration) : service.duration;
}

/** Whether visitors may see and book it; anything but public is private. */
export function isPublic(service: { readonly status: Visibility }): boolean {
  return service.status === 'public';
}

type SortedService = { readonly status: Visibility; readonly category: ServiceCategory; readonly titre: string };

/** The order of the staff's list: public before private, then by category in the order of the tabs, then by name. */
export function byStatusThenCategory(one: SortedService, other: SortedService): number {
  return (
    VISIBILITIES.indexOf(one.status) - VISIBILITIES.indexOf(other.status) ||
    SERVICE_CATEGORIES.indexOf(one.category) - SERVICE_CATEGORIES.indexOf(other.category) ||
    one.titre.localeCompare(other.titre, 'fr')
  );
}
