import { describe, expect, it } from 'vitest';
import { requiredServiceFields, type ServiceField, type ServiceInput, serviceFaults } from './service-fields.ts';

const sound: ServiceInput = {
  titre: 'Manucure gel',
  contenu: 'Limage, cuticules et vernis gel.',
  category: 'manicure',
  durationType: 'fixed',
  duration: 45,
  priceType: 'fixed',
  price: 45.5,
  capacity: 4,
  status: 'private',
  user: 'u1',
};

describe('required fields', () => {
  it.each<[Pick<ServiceInput, 'durationType' | 'priceType'>, ServiceField[]]>([
    [{ durationType: 'fixed', priceType: 'fixed' }, []],
    [{ durationType: 'fixed', priceType: 'range' }, []],
    [{ durationType: 'range', priceType: 'fixed' }, ['durationMax']],
    [{ durationType: 'fixed', priceType: 'discount' }, ['priceDiscount']],
    [{ durationType: 'range', priceType: 'discount' }, ['durationMax', 'priceDiscount']],
  ])('for %o add %o to those of every service', (kinds, added) => {
    const always = requiredServiceFields({ durationType: 'fixed', priceType: 'fixed' });

    expect(requiredServiceFields(kinds)).toEqual([...always, ...added]);
  });

  it.each(requiredServiceFields(sound))('name %s when it is left out', (field) => {
    expect(serviceFaults({ ...sound, [field]: undefined })).toEqual({ [field]: 'required' });
  });

  it('take blank text for nothing', () => {
    expect(serviceFaults({ ...sound, titre: ' \n ' })).toEqual({ titre: 'required' });
  });

  it('are all named for an empty form', () => {
    expect(Object.keys(serviceFaults({})).toSorted()).toEqual(requiredServiceFields({}).toSorted());
  });
});

describe('a service draft', () => {
  it.each<[string, ServiceInput]>([
    ['the plainest', sound],
    ['free of charge', { ...sound, price: 0 }],
    ['a range of both', { ...sound, durationType: 'range', durationMax: 60, priceType: 'range', priceMax: 75 }],
    ['a range of price without its end', { ...sound, priceType: 'range', priceMax: null }],
    ['a discount', { ...sound, priceType: 'discount', priceDiscount: 35.25 }],
    ['leftovers of another kind', { ...sound, durationMax: 10, priceMax: 5, priceDiscount: 90 }],
    ['the longest text', { ...sound, contenu: 'é'.repeat(5000) }],
  ])('is sound: %s', (_, draft) => {
    expect(serviceFaults(draft)).toEqual({});
  });

  it.each<[ServiceInput, ReturnType<typeof serviceFaults>]>([
    [{ durationType: 'range' }, { durationMax: 'required' }],
    [{ durationType: 'range', durationMax: 45 }, { durationMax: 'not_above_duration' }],
    [{ priceType: 'range', priceMax: 45.5 }, { priceMax: 'not_above_price' }],
    [{ priceType: 'discount' }, { priceDiscount: 'required' }],
    [{ priceType: 'discount', priceDiscount: 45.5 }, { priceDiscount: 'not_below_price' }],
    [{ priceType: 'discount', priceDiscount: 60 }, { priceDiscount: 'not_below_price' }],
    [{ price: -1 }, { price: 'out_of_bounds' }],
    [{ price: 45.555 }, { price: 'out_of_bounds' }],
    [{ price: Number.NaN }, { price: 'out_of_bounds' }],
    [{ price: 10_000.01 }, { price: 'out_of_bounds' }],
    [{ duration: 0 }, { duration: 'out_of_bounds' }],
    [{ duration: 45.5 }, { duration: 'out_of_bounds' }],
    [{ duration: 481 }, { duration: 'out_of_bounds' }],
    [{ capacity: 0 }, { capacity: 'out_of_bounds' }],
    [{ capacity: 13 }, { capacity: 'out_of_bounds' }],
    [{ titre: 'x'.repeat(101) }, { titre: 'too_long' }],
    [{ contenu: 'x'.repeat(5001) }, { contenu: 'too_long' }],
    [{ contenido: 'x'.repeat(5001) }, { contenido: 'too_long' }],
  ])('with %o has the faults %o', (change, faults) => {
    expect(serviceFaults({ ...sound, ...change })).toEqual(faults);
  });
});
