import type { FieldErrors, Resolver } from 'react-hook-form';
import { FIELD_SENTENCES } from '#contract/words/field-refusals.ts';
import type { Language } from '#domain/languages.ts';
import { serviceFaults } from '#domain/services/service-fields.ts';
import type { DurationType, PriceType, ServiceCategory, Visibility } from '#domain/services/services.ts';
import type { PublicService } from '../api.ts';
import type { ServiceBody } from '../staff-api.ts';

/** A service as its form holds it: numbers as they are typed. */
export type ServiceFields = {
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

/** The fields in the order in which they stand, which is also the order of the summary of errors. */
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
] as const satisfies readonly (keyof ServiceFields)[];

/** What each kind of price is called in the form. */
export const PRICE_WORDS = {
  fixed: 'services.fixed',
  range: 'services.range',
  discount: 'services.discounted',
} as const;

/** The id of a field in the page, which has others of its own. */
export function serviceFieldId(field: keyof ServiceFields): string {
  return `service-${field}`;
}

/** An empty form: private until published (spec 3), owned by who fills it in. */
export function newService(owner: string): ServiceFields {
  const texts = { titre: '', contenu: '', title: '', content: '', titulo: '', contenido: '' };
  const numbers = { duration: '', durationMax: '', price: '', priceMax: '', priceDiscount: '', capacity: '1' };
  const kinds = { category: 'manicure', durationType: 'fixed', priceType: 'fixed', status: 'private' } as const;
  return { ...texts, ...numbers, ...kinds, user: owner, image: null };
}

/** A service that is there, ready to be changed. */
export function fieldsOf(service: PublicService, language: Language): ServiceFields {
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

/** What the form sends: what does not belong to its kind of duration or price stays out. */
export function bodyOf(fields: ServiceFields): ServiceBody {
  const { durationType, priceType } = fields;
  return {
    ...fields,
    duration: numberOf(fields.duration),
    durationMax: durationType === 'range' ? numberOf(fields.durationMax) : null,
    price: numberOf(fields.price),
    priceMax: priceType === 'range' ? numberOf(fields.priceMax) : null,
    priceDiscount: priceType === 'discount' ? numberOf(fields.priceDiscount) : null,
    capacity: numberOf(fields.capacity),
  };
}

/** Judges the form by the rules that the server keeps too (spec 5), in the language of the page. */
export function serviceResolver(language: Language): Resolver<ServiceFields> {
  return (fields) => {
    const faults = serviceFaults(bodyOf(fields));
    const errors: FieldErrors<ServiceFields> = Object.fromEntries(
      Object.entries(faults).map(([field, fault]) => [
        field,
        { type: fault, message: FIELD_SENTENCES[fault][language] },
      ]),
    );
    return Object.keys(faults).length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };
}

/** A number as people type it, with a comma or a point; NaN for anything else, null for nothing. */
function numberOf(text: string): number | null {
  const digits = text.replace(/[\s$]/g, '').replace(',', '.');
  if (digits === '') return null;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Dollars as that language types them: `45`, `8,50`. */
function amountText(dollars: number | null, language: Language): string {
  if (dollars === null || Number.isInteger(dollars)) return typed(dollars);
  return dollars.toFixed(2).replace('.', language === 'fr' ? ',' : '.');
}

function typed(number: number | null): string {
  return number === null ? '' : String(number);
}
