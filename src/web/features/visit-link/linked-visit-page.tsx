import { CalendarClock, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import type { LinkedVisit } from '#contract/schemas/visit-links.ts';
import { problemOf } from '../../api/problem.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { directionsUrl } from '../../shared/salon/map-links.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { CalendarMenu } from '../../shared/visits/add-to-calendar.tsx';
import { MoveVisit } from '../../shared/visits/move-visit.tsx';
import { TicketFacts } from '../../shared/visits/ticket-facts.tsx';
import { useWithWhom } from '../../shared/visits/use-with-whom.ts';
import { VisitTicket } from '../../shared/visits/visit-ticket.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Tile } from '../../ui/actions/tile.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import {
  useCancelLinkedVisitMutation,
  useLazyLinkedCalendarFileQuery,
  useLinkedVisitQuery,
} from '../reservations/move-api.ts';
import { useSalon } from '../settings/api.ts';
import { DeadLink, Ended } from './dead-link.tsx';
import styles from './linked-visit-page.module.css';

/** What the link of a mail leads to: a visit to come, to be found, moved, cancelled or put into a calendar without a login. */
export function LinkedVisitPage() {
  const { t } = useTranslation(['visits', 'common']);
  const { token = '' } = useParams();
  const { data, error, refetch } = useLinkedVisitQuery(token, { refetchOnMountOrArgChange: true });
  const [isCancelled, setIsCancelled] = useState(false);
  if (isCancelled) return <Ended title={t('linked.cancelledTitle')} lead={t('linked.cancelledLead')} />;
  if (problemOf(error).code === 'link_dead') return <DeadLink error={error} />;
  return (
    <div className={styles.page}>
      <PageHeading title={t('detailsTitle')} />
      {data && <Visit token={token} visit={data} onCancelled={() => setIsCancelled(true)} />}
      {!data && error === undefined && <Loading label={t('common:loading')} />}
      {!data && error !== undefined && <LoadFailure error={error} onRetry={refetch} />}
    </div>
  );
}

type VisitProps = { token: string; visit: LinkedVisit; onCancelled: () => void };

function Visit({ token, visit, onCancelled }: VisitProps) {
  const { t } = useTranslation('visits');
  const format = useFormat();
  const salon = useSalon();
  const [fetchFile] = useLazyLinkedCalendarFileQuery();
  const [panel, setPanel] = useState<'move' | 'cancel' | null>(null);
  const { reservationLocation, totalPrice } = visit;
  const withWhom = useWithWhom()(visit);
  const location = salon?.locations.find(({ code }) => code === reservationLocation.locationReserved);
  return (
    <VisitTicket reservation={visit}>
      <TicketFacts visit={visit} withWhom={withWhom}>
        <p>
          <span className="num nowrap">{format.price(totalPrice)}</span> {t('payable')}
        </p>
      </TicketFacts>
      {salon && location && (
        <div className={styles.tiles}>
          <Tile
            icon={<Navigation aria-hidden="true" />}
            label={t('directions')}
            href={directionsUrl(location)}
            isElsewhere
          />
          <CalendarMenu variant="tile" visit={visit} location={location} fetchFile={() => fetchFile(token)} />
          {visit.mayMove && (
            <Tile icon={<CalendarClock aria-hidden="true" />} label={t('move.open')} onClick={() => setPanel('move')} />
          )}
          <Tile icon={<Phone aria-hidden="true" />} label={t('call')} href={phoneLink(salon.phone)} />
        </div>
      )}
      {!visit.mayMove && salon && (
        <p className={styles.byPhone}>{t('move.byPhone', { phone: format.phone(salon.phone) })}</p>
      )}
      {visit.mayCancel && (
        <div className={styles.cancel}>
          <Button variant="plain" size="medium" fullWidth onClick={() => setPanel('cancel')}>
            {t('cancel')}
          </Button>
        </div>
      )}
      <MoveVisit open={panel === 'move'} visit={visit} access={{ token }} onClose={() => setPanel(null)} />
      <CancelQuestion open={panel === 'cancel'} {...{ token, onCancelled }} onClose={() => setPanel(null)} />
    </VisitTicket>
  );
}

type CancelQuestionProps = { open: boolean; token: string; onClose: () => void; onCancelled: () => void };

function CancelQuestion({ open, token, onClose, onCancelled }: CancelQuestionProps) {
  const { t } = useTranslation(['visits', 'common']);
  const { show } = useToasts();
  const [cancel, { error, isLoading }] = useCancelLinkedVisitMutation();
  const handleConfirm = async () => {
    const answer = await cancel(token);
    if (answer.error) return;
    onClose();
    show({ text: t('cancelled') });
    onCancelled();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('cancelTitle')}
      keepLabel={t('keep')}
      confirmLabel={t('cancel')}
      closeLabel={t('common:close')}
      loading={isLoading}
      onKeep={onClose}
      onConfirm={() => void handleConfirm()}
    >
      {error !== undefined && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
    </ConfirmDialog>
  );
}
