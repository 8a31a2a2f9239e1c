import { isDollars } from '../pricing.ts';
import { cleanText } from '../texts.ts';
import {
  type DurationType,
  type PriceType,
  SERVICE_CAPACITY,
  SERVICE_MINUTES,
  SERVICE_PRICE_MAX,
  SERVICE_TEXT_MAX,
} from './services.ts';

const ALWAYS_REQUIRED = [
  'titre',
  'contenu',
  'category',
  'durationType',
  'duration',
  'priceType',
  'price',
  'capacity',
  'status',
  'user',
] as const;

export type ServiceField =
  | (typeof ALWAYS_REQUIRED)[number]
  | keyof typeof SERVICE_TEXT_MAX
  | 'durationMax'
  | 'priceMax'
  | 'priceDiscount';

export type ServiceFieldFault =
  | 'required'
  | 'too_long'
  | 'out_of_bounds'
  | 'not_above_duration'
  | 'not_above_price'
  | 'not_below_price';

/** A service as it is typed into a form or sent: anything may still be missing. Prices in dollars, durations in minutes. */
export type ServiceInput = { readonly [Field in ServiceField]?: string | number | null | undefined } & {
  readonly durationType?: DurationType | undefined;
  readonly priceType?: PriceType | undefined;
};

/** The fields that must be filled, given the kinds of duration and price. */
export function requiredServiceFields(kinds: Pick<ServiceInput, 'durationType' | 'priceType'>): ServiceField[] {
  return [
    ...ALWAYS_REQUIRED,
    ...(kinds.durationType === 'range' ? (['durationMax'] as const) : []),
    ...(kinds.priceType === 'discount' ? (['priceDiscount'] as const) : []),
  ];
}

/** Every field that prevents saving and why; empty when the service is valid. */
export function serviceFaults(draft: ServiceInput): Partial<Record<ServiceField, ServiceFieldFault>> {
  return {
    ...relationFaults(draft),
    ...boundFaults(draft),
    ...textFaults(draft),
    ...Object.fromEntries(
      requiredServiceFields(draft)
        .filter((field) => isBlank(draft[field]))
        .map((field) => [field, 'required'] as const),
    ),
  };
}

function textFaults(draft: ServiceInput) {
  const faults: Partial<Record<ServiceField, ServiceFieldFault>> = {};
  for (const [field, text] of Object.entries(draft)) {
    if (isTextField(field) && typeof text === 'string' && cleanText(text).length > SERVICE_TEXT_MAX[field])
      faults[field] = 'too_long';
  }
  return faults;
}

function boundFaults(draft: ServiceInput) {
  const faults: Partial<Record<ServiceField, ServiceFieldFault>> = {};
  for (const field of ['duration', 'durationMax'] as const) {
    if (!isWholeWithin(draft[field], SERVICE_MINUTES)) faults[field] = 'out_of_bounds';
  }
  for (const field of ['price', 'priceMax', 'priceDiscount'] as const) {
    if (!isPrice(draft[field])) faults[field] = 'out_of_bounds';
  }
  if (!isWholeWithin(draft.capacity, SERVICE_CAPACITY)) faults.capacity = 'out_of_bounds';
  return faults;
}

function relationFaults({
  durationType,
  duration,
  durationMax,
  priceType,
  price,
  priceMax,
  priceDiscount,
}: ServiceInput) {
  const faults: Partial<Record<ServiceField, ServiceFieldFault>> = {};
  if (durationType === 'range' && !isBelow(duration, durationMax)) faults.durationMax = 'not_above_duration';
  if (priceType === 'range' && !isBelow(price, priceMax)) faults.priceMax = 'not_above_price';
  if (priceType === 'discount' && !isBelow(priceDiscount, price)) faults.priceDiscount = 'not_below_price';
  return faults;
}

type FieldValue = string | number | null | undefined;

function isTextField(field: string): field is keyof typeof SERVICE_TEXT_MAX {
  return field in SERVICE_TEXT_MAX;
}

function isBlank(value: FieldValue): boolean {
  return value === null || value === undefined || (typeof value === 'string' && cleanText(value) === '');
}

/** A blank field breaks no bound: `requiredServiceFields` says whether it may be blank. */
function isWholeWithin(value: FieldValue, { min, max }: { min: number; max: number }): boolean {
  return isBlank(value) || (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max);
}

function isPrice(value: FieldValue): boolean {
  if (isBlank(value)) return true;
  return typeof value === 'number' && isDollars(value) && value <= SERVICE_PRICE_MAX;
}

/** Two numbers in order; an incomplete pair passes. */
function isBelow(low: FieldValue, high: FieldValue): boolean {
  return typeof low !== 'number' || typeof high !== 'number' || low < high;
}
