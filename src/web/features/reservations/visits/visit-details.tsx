import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listed } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { centsOf, tpsOn } from '#domain/pricing.ts';
import { performersToldToClient } from '#domain/team/performers.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { useEndText } from '../../../shared/booking/use-end-text.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PriceLines } from '../../../ui/content/price-lines.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import styles from './visit-details.module.css';

type VisitDetailsProps = {
  open: boolean;
  reservation: Reservation;
  location: SalonLocation | undefined;
  onClose: () => void;
  /** Other than « Votre rendez-vous ». */
  title?: string;
  /** What else is known of it. */
  facts?: readonly Fact[];
  /** For the client's own visit, the total says how it is paid. */
  isOwn?: boolean;
  children?: ReactNode;
  /** Below all else. */
  after?: ReactNode;
};

type Fact = { key: string; term: string; text: string };

/** Everything about one visit in a panel: when, where, what, how much, for whom. What is blank is left out. */
export function VisitDetails(props: VisitDetailsProps) {
  const { open, reservation, location, onClose, title, facts: others = [], isOwn = true, children, after } = props;
  const { t } = useTranslation(['visits', 'booking', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const endText = useEndText();
  const nameOf = useServiceNames();
  const { reservationDate: slot, reservationClientInfo: info } = reservation;
  const tps = tpsOn(centsOf(reservation.itemsPrice));
  const facts: Fact[] = [
    {
      key: 'when',
      term: t('when'),
      text: `${format.date(slot.dateReserved, 'full')}, ${format.time(slot.timeReserved)} – ${endText(slot.timeReserved, reservation.endTime)}`,
    },
    { key: 'where', term: t('where'), text: location ? `${location.name}\n${location.street}, ${location.city}` : '' },
    {
      key: 'services',
      term: t('services'),
      text: reservation.reservationServices
        .map((line) => `${nameOf(line).text} × ${line.qty} (${format.duration(line.minutes)})`)
        .join('\n'),
    },
    {
      key: 'client',
      term: t('client'),
      text: `${info.client}\n${info.phoneIsDefault ? t('common:noPhone') : format.phone(info.phone)}`,
    },
    { key: 'comment', term: t('comment'), text: info.comment },
    isOwn
      ? { key: 'with', term: t('withTerm'), text: listed(performersToldToClient(reservation), language) }
      : { key: 'performer', term: t('performer'), text: servedByText(reservation, language) ?? '' },
    { key: 'color', term: t('colorNote'), text: reservation.colorNote ?? '' },
    ...others,
  ];
  return (
    <Drawer open={open} onClose={onClose} title={title ?? t('detailsTitle')} closeLabel={t('common:close')}>
      <dl className={classNames(styles.facts, !isOwn && styles.dense)}>
        {facts
          .filter(({ text }) => text !== '')
          .map(({ key, term, text }) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd className="num">{text}</dd>
            </div>
          ))}
      </dl>
      {children}
      <PriceLines
        lines={[
          { key: 'items', label: t('booking:totals.items'), amount: format.price(reservation.itemsPrice) },
          { key: 'tps', label: t('booking:totals.tps'), amount: format.money(tps) },
          { key: 'tvq', label: t('booking:totals.tvq'), amount: format.money(centsOf(reservation.taxPrice) - tps) },
        ]}
        total={{
          label: t('booking:totals.total'),
          amount: format.price(reservation.totalPrice),
          ...(isOwn && { note: t('common:payNote') }),
        }}
      />
      {after}
    </Drawer>
  );
}
