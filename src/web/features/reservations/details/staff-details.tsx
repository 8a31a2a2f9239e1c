import { useTranslation } from 'react-i18next';
import { shownEmail } from '#contract/email-address.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { VisitActions } from '../row/row-actions.tsx';
import type { RowControl } from '../row/row-control.ts';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useCancelReasonText } from '../row/use-cancel-reason-text.ts';
import { useInstantText } from '../row/use-instant-text.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import { VisitDetails } from '../visits/visit-details.tsx';
import { ColorNoteForm, useMayNoteColor } from './color-note-form.tsx';
import styles from './staff-details.module.css';
import { VisitTrail } from './visit-trail.tsx';

type StaffDetailsProps = RowControl & {
  reservation: Reservation;
  onClose: () => void;
};

/** Everything that staff may know of a visit, in a panel, with all that can be done with it. */
export function StaffDetails({ reservation, onTransition, onAsk, onClose }: StaffDetailsProps) {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const locationOf = useLocationOf();
  const instantText = useInstantText();
  const reasonText = useCancelReasonText();
  const { status, email, presentAt, createdAt, insisted } = reservation;
  const mayNote = useMayNoteColor(reservation);
  return (
    <VisitDetails
      open
      title={t('details.title', { client: reservation.reservationClientInfo.client })}
      isOwn={false}
      reservation={reservation}
      location={locationOf(reservation.reservationLocation.locationReserved)}
      facts={[
        {
          key: 'status',
          term: t('details.status'),
          text: [literal(STATUS_LITERALS[status]), reasonText(reservation)].filter(Boolean).join(', '),
        },
        { key: 'email', term: t('details.email'), text: shownEmail(email ?? '') },
        { key: 'arrived', term: t('details.arrived'), text: presentAt ? instantText(presentAt) : '' },
        {
          key: 'booked',
          term: t('details.booked'),
          text: [instantText(createdAt), insisted ? t('details.insisted') : ''].filter(Boolean).join('\n'),
        },
      ]}
      onClose={onClose}
      after={<VisitTrail id={reservation._id} />}
    >
      <div className={styles.actions}>
        <VisitActions reservation={reservation} onTransition={onTransition} onAsk={onAsk} onLeave={onClose} />
      </div>
      {mayNote && <ColorNoteForm reservation={reservation} />}
    </VisitDetails>
  );
}
