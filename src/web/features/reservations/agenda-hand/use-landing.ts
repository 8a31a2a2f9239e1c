import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgendaDay, judgeLanding, type Landing, nearestFree, type Place } from '#domain/agenda/landing.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import { clockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import { type Hand, heldVisit, isUnmoved, type Standing } from './hand.ts';

/** What a held visit would meet where it is held, and where it would fit instead. */
export type HeldLanding = Landing & { readonly free: readonly Place[] };

const NOTHING: HeldLanding = { conflicts: [], hits: [], free: [] };

/** Judges where a visit is held. Without a visit in the hand, or where it was taken, nothing stands against it. */
export function useLanding(hand: Hand | null, rules: AgendaDay, locations: readonly LocationCode[]): HeldLanding {
  return useMemo(() => {
    if (!hand || isUnmoved(hand)) return NOTHING;
    const visit = heldVisit(hand);
    const landing = judgeLanding(rules, visit, hand.to);
    if (landing.conflicts.length === 0) return { ...landing, free: [] };
    const asked = locations.length > 1 ? locations : [hand.to.location, otherLocation(hand.to.location)];
    return { ...landing, free: nearestFree(rules, visit, hand.to, asked) };
  }, [hand, rules, locations]);
}

/** Says where a visit stands, what is against it, and where it would fit. */
export function useHandWords() {
  const { t } = useTranslation(['agenda', 'intake']);
  const format = useFormat();
  const locationOf = useLocationOf();
  const placeText = ({ location, start }: Place, known?: LocationCode) => {
    const time = format.time(clockTime(start));
    return location === known ? time : t('agenda:placeAt', { time, location: locationOf(location)?.name ?? '' });
  };
  return {
    placeText,
    /** « 15 h » or « 15 h – 16 h 10 ». */
    spanText: ({ start, minutes }: Standing) =>
      t('agenda:span', { from: format.time(clockTime(start)), to: format.time(clockTime(start + minutes)) }),
    conflictTexts: ({ conflicts }: Pick<Landing, 'conflicts'>) =>
      conflicts.map((code) => t(`intake:conflicts.${code}`)),
    freeText: ({ free }: HeldLanding, { to }: Pick<Hand, 'to'>) =>
      free.length === 0
        ? t('agenda:nothingFree')
        : t('agenda:freeAt', { places: free.map((place) => placeText(place, to.location)).join(' · ') }),
  };
}
