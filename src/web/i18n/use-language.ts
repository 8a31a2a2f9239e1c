import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DateStyle,
  date,
  dateRange,
  duration,
  durationRange,
  money,
  percent,
  phone,
  price,
  time,
  weekday,
} from '#contract/format.ts';
import { isLanguage, type Language } from '#domain/languages.ts';

/** The language that the page speaks now. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : 'fr';
}

/** The formatters of `contract/format`, bound to the language of the page. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (cents: number) => money(cents, language),
      price: (dollars: number) => price(dollars, language),
      percent: (fraction: number) => percent(fraction, language),
      time: (clockTime: string) => time(clockTime, language),
      duration: (minutes: number) => duration(minutes, language),
      durationRange: (from: number, to: number) => durationRange(from, to, language),
      date: (calendarDate: string, style?: DateStyle) => date(calendarDate, language, style),
      dateRange: (from: string, to: string) => dateRange(from, to, language),
      weekday: (index: number) => weekday(index, language),
      phone: (number: string) => phone(number, language),
    }),
    [language],
  );
}
