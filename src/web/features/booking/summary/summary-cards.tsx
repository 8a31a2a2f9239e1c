import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type Cart, cartMinutes } from '#domain/cart/cart.ts';
import { centsOf } from '#domain/pricing.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useChosenAddress } from '../../../shared/booking/use-chosen-address.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { Card } from '../../../ui/content/card.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { pathBackToSummary } from '../frame/use-next-path.ts';
import { TextInLanguage } from '../text-in-language.tsx';
import styles from './summary-page.module.css';

/** What will be booked, in five parts that each lead back to their step. */
export function SummaryCards({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['booking', 'order']);
  const format = useFormat();
  const address = useChosenAddress();
  const { reservationDate, reservationClientInfo: info } = cart;
  return (
    <div className={styles.cards}>
      <Part title={t('order:summary.services')} edit={t('order:summary.editServices')} to={paths.cart}>
        <Lines cart={cart} />
      </Part>
      <Part title={t('order:summary.place')} edit={t('order:summary.editPlace')} to={paths.bookingLocation}>
        <p>
          <strong>{address?.name}</strong>
          <br />
          {address && `${address.street}, ${address.city}`}
        </p>
      </Part>
      {reservationDate && (
        <Part title={t('order:summary.date')} edit={t('order:summary.editDate')} to={paths.bookingDate}>
          <p className="num">
            <time dateTime={`${reservationDate.dateReserved}T${reservationDate.timeReserved}`}>
              <strong>{format.date(reservationDate.dateReserved, 'full')}</strong>
              <br />
              {format.time(reservationDate.timeReserved)} ({format.duration(cartMinutes(cart))})
            </time>
          </p>
        </Part>
      )}
      <Part title={t('order:summary.client')} edit={t('order:summary.editClient')} to={paths.clientInfo}>
        <p>
          <strong>{info?.client}</strong>
          <br />
          <span className="num nowrap">{format.phone(info?.phone ?? '')}</span>
        </p>
      </Part>
      <Part title={t('order:summary.comment')} edit={t('order:summary.editComment')} to={paths.clientInfo}>
        <p className={info?.comment ? styles.comment : styles.quiet}>{info?.comment || t('order:summary.noComment')}</p>
      </Part>
    </div>
  );
}

type PartProps = { title: string; edit: string; to: string; children: ReactNode };

function Part({ title, edit, to, children }: PartProps) {
  const { t } = useTranslation('common');
  return (
    <Card as="section" className={styles.card} data-print="together">
      <h2>{title}</h2>
      <Link to={pathBackToSummary(to)} data-print="never">
        <span aria-hidden="true">{t('edit')}</span>
        <VisuallyHidden>{edit}</VisuallyHidden>
      </Link>
      {children}
    </Card>
  );
}

function Lines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('booking');
  const { money, duration } = useFormat();
  const nameOf = useServiceNames();
  return (
    <ul className={styles.lines}>
      {cart.cardItems.map((line) => (
        <li key={line.serviceId}>
          <span>
            <strong>
              <TextInLanguage text={nameOf(line)} />
            </strong>
            <br />
            <span className={styles.quiet}>
              {t('recap.quantity', { count: line.qty })} · {duration(line.duration)}
            </span>
          </span>
          <span className="num nowrap">{money(centsOf(line.price) * line.qty)}</span>
        </li>
      ))}
    </ul>
  );
}
