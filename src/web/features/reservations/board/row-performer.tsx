import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import type { TechnicianColour } from '#domain/team/technicians.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { TECHNICIAN_LACQUERS } from '../../../shared/team/technician-lacquers.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';
import { useCancelReasonText } from '../row/use-cancel-reason-text.ts';
import styles from './row-performer.module.css';

/** The colours of the technicians by their ids; null where visits need none. */
export type TeamColours = ReadonlyMap<string, TechnicianColour> | null;

/** Who serves a visit: the words for it, whole and shorter, and a nail for each; `unassigned` where nobody does yet. */
export type RowPerformer = { texts: readonly string[]; nails: readonly (TechnicianColour | 'unassigned' | null)[] };

/** Returns who serves a visit, or in her place why it was cancelled; null when there is nothing to say. */
export function useRowPerformer(visit: Reservation, team: TeamColours): RowPerformer | null {
  const { t } = useTranslation('board');
  const reason = useCancelReasonText()(visit);
  const { status, performers = [] } = visit;
  const performer = servedByText(visit, useLanguage());
  if (reason) return { texts: [reason], nails: [] };
  if (performer === null) return team && isOpen(status) ? { texts: [t('unassigned')], nails: ['unassigned'] } : null;
  const [first, ...others] = performers;
  const shorter = first && others.length > 0 ? [`${first.name} + ${others.length}`] : [];
  return {
    texts: [performer, ...shorter],
    // Her colour may come after the day: its room is kept.
    nails: performers.map(({ technicianId }) => team?.get(technicianId) ?? null),
  };
}

/** The sample nails of who serves a visit; their names always stand beside them. */
export function PerformerNails({ nails }: Pick<RowPerformer, 'nails'>) {
  return nails.map((nail, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a nail is nothing but its place
    <span key={index} aria-hidden="true" data-nail={nail} style={lacquerOf(nail)} className={styles.nail} />
  ));
}

function lacquerOf(nail: RowPerformer['nails'][number]): CSSProperties | undefined {
  if (nail === null || nail === 'unassigned') return undefined;
  const { light, base, deep } = TECHNICIAN_LACQUERS[nail];
  return { background: `linear-gradient(110deg, ${light}, ${base} 45%, ${deep})` };
}
