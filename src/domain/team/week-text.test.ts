import { describe, expect, it } from 'vitest';
import { paintedSpans, readSpans } from './week-text.ts';

const shown = (spans: readonly { opens: string; closes: string }[] | null) =>
  spans?.map(({ opens, closes }) => `${opens}-${closes}`) ?? null;

describe('the hours of a day, as they are typed', () => {
  it.each<[string, string[] | null]>([
    ['', []],
    ['   ', []],
    ['9:30-18:00', ['09:30-18:00']],
    ['9 h 30 – 18 h', ['09:30-18:00']],
    ['9\u00A0h\u00A030 à 18\u00A0h', ['09:30-18:00']],
    ['9h30-12h, 13h-18h', ['09:30-12:00', '13:00-18:00']],
    ['9-12 et 13-18', ['09:00-12:00', '13:00-18:00']],
    ['9:30 am to 5 pm', ['09:30-17:00']],
    ['9:30\u00A0a.m. – 12\u00A0p.m.', ['09:30-12:00']],
    ['12 am - 6 am', ['00:00-06:00']],
    ['13-18; 9-12', ['09:00-12:00', '13:00-18:00']],
    ['9.30-17', ['09:30-17:00']],
    ['18-9', null],
    ['9-9', null],
    ['9', null],
    ['9-12-18', null],
    ['9-25', null],
    ['9:75-12', null],
    ['demain', null],
    ['9-10, 10-11, 11-12, 12-13, 13-14', null],
  ])('« %s » are %j', (text, spans) => {
    expect(shown(readSpans(text))).toEqual(spans);
  });
});

describe('the hours of a day, as they are painted', () => {
  const day = [
    { opens: '09:00', closes: '12:00' },
    { opens: '13:00', closes: '18:00' },
  ];

  it.each<[string, { from: number; to: number; isWorked: boolean }, string[]]>([
    ['the evening added', { from: 1140, to: 1200, isWorked: true }, ['09:00-12:00', '13:00-18:00', '19:00-20:00']],
    ['the noon filled', { from: 720, to: 780, isWorked: true }, ['09:00-18:00']],
    ['the morning begun earlier', { from: 480, to: 570, isWorked: true }, ['08:00-12:00', '13:00-18:00']],
    ['all of it covered', { from: 420, to: 1260, isWorked: true }, ['07:00-21:00']],
    ['a pause wiped out of it', { from: 900, to: 930, isWorked: false }, ['09:00-12:00', '13:00-15:00', '15:30-18:00']],
    ['the morning wiped out', { from: 480, to: 750, isWorked: false }, ['13:00-18:00']],
    ['the free noon wiped out', { from: 720, to: 780, isWorked: false }, ['09:00-12:00', '13:00-18:00']],
  ])('%s', (_what, stroke, spans) => {
    expect(shown(paintedSpans(day, stroke))).toEqual(spans);
  });
});
