import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import { deadLinkDetailsSchema, type PastVisit } from '#contract/schemas/visit-links.ts';
import { bookedAgain } from '#domain/cart/book-again.ts';
import { cartPrice, EMPTY_CART } from '#domain/cart/cart.ts';
import { requestedPerformers } from '#domain/team/performers.ts';
import { problemOf } from '../../api/problem.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { useAmountText } from '../../shared/services/price-with-taxes.tsx';
import { BookAgain } from '../../shared/visits/book-again.tsx';
import { TicketFacts } from '../../shared/visits/ticket-facts.tsx';
import { useNamesText } from '../../shared/visits/use-with-whom.ts';
import { VisitTicket } from '../../shared/visits/visit-ticket.tsx';
import { AnchorButton, LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { usePublicServices } from '../services/api.ts';
import { useSalon } from '../settings/api.ts';
import styles from './linked-visit-page.module.css';

/** What became of the visit of a dead link, where that may be told, and the ways on: the same visit again, a booking, the phone. */
export function DeadLink({ error }: { error: unknown }) {
  const { t } = useTranslation('visits');
  const { message, details } = problemOf(error);
  const { past, isCancelled } = deadLinkDetailsSchema.safeParse(details).data ?? {};
  if (past) return <Past visit={past} />;
  if (isCancelled) return <Ended title={t('linked.wasCancelledTitle')} lead={t('linked.wasCancelledLead')} />;
  return <Ended title={t('linked.deadTitle')} lead={message} />;
}

/** A visit that is not to come any more, with the ways to a booking and to the phone. */
export function Ended({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation('visits');
  return (
    <div className={styles.page}>
      <PageHeading title={title} lead={lead} isNewScreen />
      <div className={styles.ways}>
        <LinkButton to={paths.bookingLocation}>{t('book')}</LinkButton>
        <CallSalon variant="secondary" />
      </div>
    </div>
  );
}

function CallSalon({ variant }: { variant: 'primary' | 'secondary' }) {
  const format = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  return (
    <AnchorButton variant={variant} href={phoneLink(salon.phone)} icon={<Phone aria-hidden="true" />}>
      {format.phone(salon.phone)}
    </AnchorButton>
  );
}

function Past({ visit }: { visit: PastVisit }) {
  const { t } = useTranslation('visits');
  const namesText = useNamesText();
  const { isUnderWay } = visit;
  return (
    <div className={styles.page}>
      <PageHeading
        title={t(isUnderWay ? 'linked.underWayTitle' : 'linked.pastTitle')}
        lead={t(isUnderWay ? 'linked.underWayLead' : 'linked.pastLead')}
      />
      <VisitTicket reservation={visit}>
        <TicketFacts visit={visit} withWhom={namesText(requestedPerformers(visit))} />
        <Today visit={visit} />
        <div className={styles.ways}>
          {isUnderWay && <CallSalon variant="primary" />}
          <BookAgain
            visit={visit}
            size="large"
            variant={isUnderWay ? 'secondary' : 'primary'}
            label={t('linked.again')}
          />
          {!isUnderWay && <CallSalon variant="secondary" />}
        </div>
      </VisitTicket>
    </div>
  );
}

/** What the visit would cost today, and which of its services the salon no longer offers. */
function Today({ visit }: { visit: PastVisit }) {
  const { t } = useTranslation('visits');
  const amountText = useAmountText();
  const { data: services } = usePublicServices();
  if (!services) return null;
  const { cart, gone } = bookedAgain(EMPTY_CART, visit, services, 0);
  return (
    <>
      {gone.length > 0 && <InfoStrip>{t('again.gone', { services: gone.join(', ') })}</InfoStrip>}
      {cart.cardItems.length > 0 && (
        <p className={styles.today}>{t('linked.today', { price: amountText(cartPrice(cart)) })}</p>
      )}
    </>
  );
}
