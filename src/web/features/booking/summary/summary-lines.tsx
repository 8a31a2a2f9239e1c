import { CalendarDays, MessageSquare, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type CardItem, type Cart, cartMinutes } from '#domain/cart/cart.ts';
import { centsOf } from '#domain/pricing.ts';
import { clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useEndText } from '../../../shared/booking/use-end-text.ts';
import { useAmountText } from '../../../shared/services/price-with-taxes.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { pathBackToSummary } from '../frame/step-paths.ts';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import { LocationPicture } from '../location/location-row.tsx';
import styles from './summary-lines.module.css';

/** What will be booked, a line each, with a link to the step that changes it. */
export function SummaryLines({ cart }: { cart: Cart }) {
  return (
    <div className={styles.lines}>
      <Services lines={cart.cardItems} />
      <DateLine cart={cart} />
      <LocationLine />
      <ClientLine cart={cart} />
      <CommentLine comment={cart.reservationClientInfo?.comment ?? ''} />
    </div>
  );
}

/** One line for each service; with several, what each costs, and one link for all. */
function Services({ lines }: { lines: readonly CardItem[] }) {
  const { t } = useTranslation(['order', 'booking']);
  const { duration } = useFormat();
  const amountText = useAmountText();
  const nameOf = useServiceNames();
  const hasSeveral = lines.length > 1;
  return (
    <section aria-label={t('summary.services')} className={styles.part} data-print="together">
      <ul className={styles.services}>
        {lines.map((line) => {
          const cents = centsOf(line.price) * line.qty;
          const facts = [
            line.qty > 1 && t('booking:recap.quantity', { count: line.qty }),
            duration(line.duration),
            hasSeveral && amountText({ cents, isFrom: line.priceType === 'range' }),
          ];
          return (
            <li key={line.serviceId} className={styles.line}>
              <span className={styles.picture}>
                <ServicePicture service={line} crop="square" sizes="44px" loading="eager" />
              </span>
              <Words title={<TextInLanguage text={nameOf(line)} />}>
                <span className="num">{facts.filter(Boolean).join(' · ')}</span>
              </Words>
            </li>
          );
        })}
      </ul>
      <Edit to={paths.cart} name={t('summary.editServices')} />
    </section>
  );
}

function DateLine({ cart }: { cart: Cart }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const endText = useEndText();
  const { reservationDate: slot } = cart;
  if (!slot) return null;
  const end = clockTime(minutesOf(slot.timeReserved) + cartMinutes(cart));
  return (
    <Line
      label={t('summary.date')}
      picture={<CalendarDays aria-hidden="true" />}
      title={
        <time dateTime={`${slot.dateReserved}T${slot.timeReserved}`} className="num">
          {format.date(slot.dateReserved, 'shortWeekdayDay')}, {format.time(slot.timeReserved)}
        </time>
      }
      edit={<Edit to={paths.bookingDate} name={t('summary.editDate')} />}
    >
      <span className="num">{t('summary.end', { time: endText(slot.timeReserved, end) })}</span>
      {cart.performerName && <span className={styles.with}>{t('summary.with', { name: cart.performerName })}</span>}
    </Line>
  );
}

function LocationLine() {
  const { t } = useTranslation('order');
  const location = useChosenLocation();
  return (
    <Line
      label={t('summary.location')}
      picture={location && <LocationPicture location={location} />}
      title={location?.name ?? ''}
      edit={<Edit to={paths.bookingLocation} name={t('summary.editLocation')} />}
    >
      {location?.street}
    </Line>
  );
}

function ClientLine({ cart: { reservationClientInfo: info } }: { cart: Cart }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  return (
    <Line
      label={t('summary.client')}
      picture={<UserRound aria-hidden="true" />}
      title={info?.client}
      edit={<Edit to={paths.clientInfo} name={t('summary.editClient')} />}
    >
      <span className="num nowrap">{format.phone(info?.phone ?? '')}</span>
    </Line>
  );
}

function CommentLine({ comment }: { comment: string }) {
  const { t } = useTranslation(['order', 'common']);
  const hasComment = comment !== '';
  const name = t(hasComment ? 'summary.editComment' : 'summary.addComment');
  return (
    <Line
      label={t('summary.comment')}
      picture={<MessageSquare aria-hidden="true" />}
      title={t('summary.comment')}
      edit={<Edit to={paths.clientInfo} name={name} word={hasComment ? undefined : t('summary.add')} />}
    >
      <span className={styles.comment}>{hasComment ? comment : t('common:optional')}</span>
    </Line>
  );
}

type LineProps = { label: string; picture: ReactNode; title: ReactNode; edit: ReactNode; children: ReactNode };

function Line({ label, picture, title, edit, children }: LineProps) {
  return (
    <section aria-label={label} className={styles.part} data-print="together">
      <div className={styles.line}>
        <span className={styles.picture}>{picture}</span>
        <Words title={title}>{children}</Words>
      </div>
      {edit}
    </section>
  );
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.more}>{children}</p>
    </div>
  );
}

type EditProps = { to: string; name: string; word?: string | undefined };

function Edit({ to, name, word }: EditProps) {
  const { t } = useTranslation('common');
  return (
    <Link to={pathBackToSummary(to)} className={styles.edit} data-print="never">
      <span aria-hidden="true">{word ?? t('edit')}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
