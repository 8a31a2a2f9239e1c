import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listed } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { VisitDetails } from '#contract/schemas/visit-details.ts';
import { fromToOf, performersFromTo, type VisitPlace } from '#contract/visit-changes.ts';
import { CANCEL_REASONS } from '#domain/reservations/reservation.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import type { messages } from '../../../i18n/fr/desk.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useInstantText } from '../row/use-instant-text.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import { titleOf } from '../row/visit-words.tsx';
import { useVisitDetailsQuery } from './api.ts';
import styles from './visit-trail.module.css';

/** What was done with a visit since it was booked, by whom, and when its client came before: below all else, which it never moves. */
export function VisitTrail({ id }: { id: string }) {
  const { t } = useTranslation(['desk', 'common']);
  const { data } = useVisitDetailsQuery(id, { refetchOnMountOrArgChange: true });
  if (!data) return <Loading label={t('common:loading')} />;
  const { reservation, changes, earlier } = data;
  return (
    <>
      {changes.length > 0 && (
        <Trail title={t('desk:trail.title')}>
          {changes.map((change) => (
            <ChangeItem key={change._id} change={change} client={reservation.reservationClientInfo.client} />
          ))}
        </Trail>
      )}
      <Trail title={t('desk:history.before')} lead={<HistoryText history={reservation.history ?? null} />}>
        {earlier.map((visit) => (
          <EarlierItem key={visit._id} visit={visit} />
        ))}
      </Trail>
    </>
  );
}

function Trail({ title, lead, children }: { title: string; lead?: ReactNode; children: readonly ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.trail}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {lead}
      {children.length > 0 && <ol className={styles.list}>{children}</ol>}
    </section>
  );
}

type ActionKey = keyof typeof messages.trail.actions;

/** « Hélène Gagnon a marqué l’arrivée », and under it when, and from what to what. What made room for others names no one. */
function ChangeItem({ change, client }: { change: VisitDetails['changes'][number]; client: string }) {
  const { t, i18n } = useTranslation('desk');
  const instantText = useInstantText();
  const fromTo = useFromToText();
  const { actor, action, at, details } = change;
  const performers = usePerformersText()(details);
  const place = fromTo(change);
  // Where only the technician is another, nothing was moved.
  const verb = performers !== '' && place === '' && action === 'reservation.move' ? 'give' : action.split('.')[1];
  const isKnown = (key = ''): key is ActionKey => i18n.exists(`trail.actions.${key}`, { ns: 'desk' });
  const reason = CANCEL_REASONS.find((known) => known === details.reason);
  const facts = [
    instantText(at),
    place,
    performers,
    reason ? t(`trail.reasons.${reason}`) : '',
    typeof details.colorNote === 'string' ? details.colorNote : '',
  ];
  if (action === 'reservation.reassign') {
    return (
      <li>
        <strong>{performers || t('trail.reassigned', { performer: String(details.performer) })}</strong>
        <span className={`num ${styles.facts}`}>{instantText(at)}</span>
      </li>
    );
  }
  return (
    <li>
      <strong>{actor ?? t('trail.byLink', { client })}</strong> {t(`trail.actions.${isKnown(verb) ? verb : 'change'}`)}
      <span className={`num ${styles.facts}`}>{facts.filter(Boolean).join(' · ')}</span>
    </li>
  );
}

/** Returns « Ana → Béa »; nothing for a change that leaves her as she is. */
function usePerformersText(): (details: VisitDetails['changes'][number]['details']) => string {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const text = (names: readonly string[]) => (names.length > 0 ? listed(names, language) : t('trail.unassigned'));
  return (details) => {
    const change = performersFromTo(details);
    return change ? t('trail.fromTo', { from: text(change.from), to: text(change.to) }) : '';
  };
}

/** Returns « à faire → attend », or from where to where; nothing for what changed neither. */
function useFromToText(): (change: VisitDetails['changes'][number]) => string {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const format = useFormat();
  const locationOf = useLocationOf();
  const placeText = ({ location, date, time }: VisitPlace) => {
    const code = LOCATION_CODES.find((known) => known === location);
    return [`${format.date(date, 'short')} ${format.time(time)}`, code && locationOf(code)?.name]
      .filter(Boolean)
      .join(', ');
  };
  return (change) => {
    const fromTo = fromToOf(change);
    if (!fromTo) return '';
    if (fromTo.kind === 'place') return t('trail.fromTo', { from: placeText(fromTo.from), to: placeText(fromTo.to) });
    return t('trail.fromTo', { from: literal(STATUS_LITERALS[fromTo.from]), to: literal(STATUS_LITERALS[fromTo.to]) });
  };
}

/** How often the client came, and did not. */
function HistoryText({ history }: { history: Reservation['history'] | null }) {
  const { t } = useTranslation('desk');
  if (!history) return <p className={styles.facts}>{t('history.unknown')}</p>;
  const { visits, noShows } = history;
  const missed = noShows > 0 ? t('history.noShows', { count: noShows }) : '';
  return <p>{[t('history.visits', { count: visits }), missed].filter(Boolean).join(' · ')}</p>;
}

/** An earlier visit: its day, what was done, with whom and which colour. */
function EarlierItem({ visit }: { visit: Reservation }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const language = useLanguage();
  const locationOf = useLocationOf();
  const thisYear = useSalonClock((now) => now?.date.slice(0, 4) ?? null);
  const { reservationDate, reservationServices, reservationLocation, colorNote, status } = visit;
  const { dateReserved } = reservationDate;
  const facts = [
    status === 'cancel'
      ? t('trail.reasons.no_show')
      : reservationServices.map((line) => titleOf(line, language)).join(', '),
    servedByText(visit, language),
    locationOf(reservationLocation.locationReserved)?.name,
    colorNote,
  ];
  return (
    <li>
      <strong>{format.date(dateReserved, dateReserved.slice(0, 4) === thisYear ? 'short' : 'full')}</strong>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
