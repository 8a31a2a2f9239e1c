import { describe, expect, it } from 'vitest';
import { csvOf, flattened } from './csv.ts';

describe('csvOf', () => {
  it('marks itself as UTF-8 and quotes what needs it', () => {
    expect(csvOf([['Zoé', 'a,b', 'dit "oui"', 'deux\nlignes']])).toBe(
      '\uFEFFZoé,"a,b","dit ""oui""","deux\nlignes"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('keeps %j a text', (text) => {
    expect(csvOf([[text]])).toContain(`'${text}`);
  });
});

describe('flattened', () => {
  it('names the way to each value', () => {
    expect(flattened({ account: { name: 'Léa', roles: ['Client'] }, visits: [{ paid: false, note: null }] })).toEqual([
      ['account.name', 'Léa'],
      ['account.roles.0', 'Client'],
      ['visits.0.paid', 'false'],
    ]);
  });
});
