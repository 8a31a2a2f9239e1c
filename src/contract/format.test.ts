import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/languages.ts';
import {
  type DateStyle,
  date,
  dateRange,
  duration,
  durationRange,
  money,
  percent,
  phone,
  phoneLink,
  price,
  time,
} from './format.ts';

/** Shows non-breaking spaces, so that an expected text says where they stand. */
const shown = (text: string) => text.replaceAll('\u00A0', '␣');

describe('money', () => {
  it.each<[number, Language, string]>([
    [4500, 'fr', '45,00␣$'],
    [124500, 'fr', '1␣245,00␣$'],
    [-1000, 'fr', '-10,00␣$'],
    [4500, 'en', '$45.00'],
    [124500, 'en', '$1,245.00'],
  ])('writes %i cents in %s as %s', (cents, language, text) => {
    expect(shown(money(cents, language))).toBe(text);
  });

  it('rounds the dollars of the API to the cent', () => {
    expect(shown(price(126.47, 'fr'))).toBe('126,47␣$');
  });
});

describe('percent', () => {
  it.each<[Language, string]>([
    ['fr', '9,975␣%'],
    ['en', '9.975%'],
  ])('keeps three decimals in %s', (language, text) => {
    expect(shown(percent(0.09975, language))).toBe(text);
  });
});

describe('time', () => {
  it.each<[string, Language, string]>([
    ['09:30', 'fr', '9␣h␣30'],
    ['10:00', 'fr', '10␣h'],
    ['09:05', 'fr', '9␣h␣05'],
    ['09:30', 'en', '9:30␣a.m.'],
    ['10:00', 'en', '10␣a.m.'],
    ['12:30', 'en', '12:30␣p.m.'],
    ['20:00', 'en', '8␣p.m.'],
  ])('writes %s in %s as %s', (clockTime, language, text) => {
    expect(shown(time(clockTime, language))).toBe(text);
  });
});

describe('duration', () => {
  it.each<[number, Language, string]>([
    [45, 'fr', '45␣min'],
    [60, 'fr', '1␣h'],
    [105, 'fr', '1␣h␣45␣min'],
    [105, 'en', '1␣h 45␣min'],
  ])('writes %i minutes in %s as %s', (minutes, language, text) => {
    expect(shown(duration(minutes, language))).toBe(text);
  });
});

describe('durationRange', () => {
  it.each<[number, number, Language, string]>([
    [15, 45, 'fr', '15 à 45␣min'],
    [60, 75, 'fr', '60 à 75␣min'],
    [90, 120, 'fr', '1␣h␣30 à 2␣h'],
    [90, 150, 'en', '1␣h 30 to 2␣h 30'],
  ])('writes %i to %i minutes in %s', (from, to, language, text) => {
    expect(shown(durationRange(from, to, language))).toBe(text);
  });
});

describe('date', () => {
  it.each<[string, Language, DateStyle, string]>([
    ['2026-07-01', 'fr', 'long', 'mercredi 1er␣juillet'],
    ['2026-07-09', 'fr', 'full', 'jeudi 9␣juillet 2026'],
    ['2026-07-09', 'fr', 'short', 'jeu. 9␣juill.'],
    ['2026-07-11', 'fr', 'long', 'samedi 11␣juillet'],
    ['2026-07-09', 'fr', 'month', 'juillet 2026'],
    ['2026-07-09', 'fr', 'shortWeekdayDay', 'jeu. 9␣juillet'],
    ['2026-07-09', 'fr', 'monthName', 'juillet'],
    ['2026-07-09', 'fr', 'shortWeekday', 'jeu.'],
    ['2026-07-09', 'en', 'short', 'Thu, Jul␣9'],
    ['2026-07-09', 'en', 'full', 'Thursday, July␣9, 2026'],
    ['2026-07-15', 'en', 'long', 'Wednesday, July␣15'],
    ['2026-07-15', 'en', 'month', 'July 2026'],
  ])('writes %s in %s, %s, as %s', (calendarDate, language, style, text) => {
    expect(shown(date(calendarDate, language, style))).toBe(text);
  });
});

describe('dateRange', () => {
  it.each<[string, string, Language, string]>([
    ['2026-06-01', '2026-06-07', 'fr', '1er – 7␣juin'],
    ['2026-11-30', '2026-12-06', 'fr', '30␣nov. – 6␣déc.'],
    ['2026-06-08', '2026-06-14', 'en', 'Jun␣8 – 14'],
    ['2026-11-30', '2026-12-06', 'en', 'Nov␣30 – Dec␣6'],
  ])('writes %s to %s in %s as %s', (from, to, language, text) => {
    expect(shown(dateRange(from, to, language))).toBe(text);
  });
});

describe('phone', () => {
  it.each<[string, Language, string]>([
    ['418-555-0123', 'fr', '418␣555-0123'],
    ['4185550123', 'en', '418-555-0123'],
    ['12', 'fr', '12'],
  ])('shows %s in %s as %s', (number, language, text) => {
    expect(shown(phone(number, language))).toBe(text);
  });

  it('dials the number with its country', () => {
    expect(phoneLink('418-555-0123')).toBe('tel:+14185550123');
  });
});
