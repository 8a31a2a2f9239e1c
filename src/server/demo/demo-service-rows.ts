import type { Insertable, Selectable } from 'kysely';
import { centsOf } from '#domain/pricing.ts';
import type { ServicesTable } from '../database/schema-salon.ts';
import { demoId } from './demo-id.ts';
import { DEMO_MANICURES } from './demo-manicures.ts';
import { DEMO_OTHER_SERVICES } from './demo-other-services.ts';
import { DEMO_PEDICURES } from './demo-pedicures.ts';
import type { DemoService } from './demo-service.ts';

/** The whole catalogue of the demo salon as rows. */
export function demoServiceRows(ownerId: string, at: Date) {
  const services = [...DEMO_MANICURES, ...DEMO_PEDICURES, ...DEMO_OTHER_SERVICES];
  return services.map((service) => serviceRow(service, ownerId, at));
}

function serviceRow(service: DemoService, ownerId: string, at: Date) {
  const [titre, contenu] = service.fr;
  return {
    id: demoId(`service ${service.key}`),
    user_id: ownerId,
    category: service.category,
    titre,
    contenu,
    title: service.en?.[0] ?? null,
    content: service.en?.[1] ?? null,
    titulo: service.es?.[0] ?? null,
    contenido: service.es?.[1] ?? null,
    capacity: service.capacity,
    rating: service.reviews?.rating ?? null,
    num_reviews: service.reviews?.count ?? 0,
    status: service.isPrivate ? ('private' as const) : ('public' as const),
    created_at: at,
    updated_at: at,
    ...durationOf(service),
    ...priceOf(service),
  } satisfies Insertable<ServicesTable>;
}

type Duration = Pick<Selectable<ServicesTable>, 'duration_type' | 'duration' | 'duration_max'>;

function durationOf({ minutes }: DemoService): Duration {
  if (typeof minutes === 'number') return { duration_type: 'fixed', duration: minutes, duration_max: null };
  return { duration_type: 'range', duration: minutes.from, duration_max: minutes.to };
}

type Price = Pick<Selectable<ServicesTable>, 'price_type' | 'price_cents' | 'price_max_cents' | 'price_discount_cents'>;

function priceOf({ dollars }: DemoService): Price {
  const price = (type: Price['price_type'], cents: number, max: number | null, discount: number | null) => ({
    price_type: type,
    price_cents: cents,
    price_max_cents: max,
    price_discount_cents: discount,
  });
  if (typeof dollars === 'number') return price('fixed', centsOf(dollars), null, null);
  if ('usual' in dollars) return price('discount', centsOf(dollars.usual), null, centsOf(dollars.reduced));
  return price('range', centsOf(dollars.from), centsOf(dollars.to), null);
}
