import { describe, expect, it } from 'vitest';
import { csvOf, flattened } from './csv.ts';

describe('csvOf', () => {
  it.each([
    ['en', 'Zoé,"a,b",a;b,"dit ""oui""","deux\nlignes","x\ry"'],
    ['fr', 'Zoé;a,b;"a;b";"dit ""oui""";"deux\nlignes";"x\ry"'],
  ] as const)('marks itself as UTF-8, parts columns as %s does and quotes what needs it', (language, line) => {
    const row = ['Zoé', 'a,b', 'a;b', 'dit "oui"', 'deux\nlignes', 'x\ry'];
    expect(csvOf([row, ['', 'b']], language)).toBe(`\uFEFF${line}\r\n${language === 'fr' ? ';b' : ',b'}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'keeps %j a text',
    (text) => {
      expect(csvOf([['a', text]], 'en')).toContain(`'${text}`);
    },
  );
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
