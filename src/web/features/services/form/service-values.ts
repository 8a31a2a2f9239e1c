import type { Language } from '#domain/languages.ts';
import type { TextLanguage } from '#domain/local-text.ts';
import type { DurationType, PriceType, ServiceCategory, Visibility } from '#domain/services/services.ts';
import type { PublicService } from '../api.ts';
import type { ServiceBody } from '../staff-api.ts';

/** The values of a service's form: numbers as they are typed. */
export type ServiceValues = {
  titre: string;
  contenu: string;
  title: string;
  content: string;
  titulo: string;
  contenido: string;
  category: ServiceCategory;
  durationType: DurationType;
  duration: string;
  durationMax: string;
  priceType: PriceType;
  price: string;
  priceMax: string;
  priceDiscount: string;
  capacity: string;
  status: Visibility;
  user: string;
  image: string | null;
};

/** The name and the description of a service in each language. */
export const SERVICE_TEXT_FIELDS = {
  fr: ['titre', 'contenu'],
  en: ['title', 'content'],
  es: ['titulo', 'contenido'],
} as const satisfies Record<TextLanguage, readonly [keyof ServiceValues, keyof ServiceValues]>;

/** The fields that may be at fault, in the order of the form and of its error summary. */
export const SERVICE_FIELDS = [
  'titre',
  'contenu',
  'title',
  'content',
  'titulo',
  'contenido',
  'category',
  'duration',
  'durationMax',
  'price',
  'priceMax',
  'priceDiscount',
  'capacity',
  'user',
] as const satisfies readonly (keyof ServiceValues)[];

/** The label of each type of price, as a key of the `owner` texts. */
export const PRICE_TYPE_KEYS = {
  fixed: 'services.fixed',
  range: 'services.range',
  discount: 'services.discounted',
} as const;

/** The id of a field's element, unique in the page. */
export function serviceFieldId(field: keyof ServiceValues): string {
  return `service-${field}`;
}

/** The values of a new service: private, and owned by the person who fills in the form (an account id). */
export function newService(owner: string): ServiceValues {
  const texts = { titre: '', contenu: '', title: '', content: '', titulo: '', contenido: '' };
  const numbers = { duration: '', durationMax: '', price: '', priceMax: '', priceDiscount: '', capacity: '1' };
  const types = { category: 'manicure', durationType: 'fixed', priceType: 'fixed', status: 'private' } as const;
  return { ...texts, ...numbers, ...types, user: owner, image: null };
}

/** The values of a saved service, amounts written as that language writes them. */
export function valuesOf(service: PublicService, language: Language): ServiceValues {
  const { titre, contenu, category, durationType, priceType, status, image } = service;
  return {
    ...{ titre, contenu, category, durationType, priceType, status, image },
    title: service.title ?? '',
    content: service.content ?? '',
    titulo: service.titulo ?? '',
    contenido: service.contenido ?? '',
    duration: String(service.duration),
    durationMax: typed(service.durationMax),
    price: amountText(service.price, language),
    priceMax: amountText(service.priceMax, language),
    priceDiscount: amountText(service.priceDiscount, language),
    capacity: String(service.capacity),
    user: service.user ?? '',
  };
}

/** What the form sends: what does not belong to its type of duration or price is null. */
export function bodyOf(values: ServiceValues): ServiceBody {
  const { durationType, priceType } = values;
  return {
    ...values,
    duration: numberOf(values.duration),
    durationMax: durationType === 'range' ? numberOf(values.durationMax) : null,
    price: numberOf(values.price),
    priceMax: priceType === 'range' ? numberOf(values.priceMax) : null,
    priceDiscount: priceType === 'discount' ? numberOf(values.priceDiscount) : null,
    capacity: numberOf(values.capacity),
  };
}

/** A number as people type it, with a comma or a point; NaN for anything else, null for nothing. */
function numberOf(text: string): number | null {
  const digits = text.replace(/[\s$]/g, '').replace(',', '.');
  if (digits === '') return null;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Dollars as that language writes them: `45`, `8,50`. */
function amountText(dollars: number | null, language: Language): string {
  if (dollars === null || Number.isInteger(dollars)) return typed(dollars);
  return dollars.toFixed(2).replace('.', language === 'fr' ? ',' : '.');
}

function typed(number: number | null): string {
  return number === null ? '' : String(number);
}
