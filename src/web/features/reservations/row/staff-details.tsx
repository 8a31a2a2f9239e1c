import { useTranslation } from 'react-i18next';
import { shownEmail } from '#contract/email-address.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useHistory } from '../history-api.ts';
import { VisitDetails } from '../visits/visit-details.tsx';
import { ColorNoteForm, useMayNoteColor } from './color-note-form.tsx';
import { useColors } from './history-words.tsx';
import { STATUS_LITERALS } from './status-literals.ts';
import { useInstantText } from './use-instant-text.ts';
import { useLocationOf } from './use-location-of.ts';

/** Everything that staff may know of a visit, in a panel, and its colour note where one is still to be written. */
export function StaffDetails({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const locationOf = useLocationOf();
  const instantText = useInstantText();
  const history = useHistory(reservation);
  const colors = useColors()(history);
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
        { key: 'status', term: t('details.status'), text: literal(STATUS_LITERALS[status]) },
        {
          key: 'before',
          term: t('history.before'),
          text: history ? t('history.visits', { count: history.visits }) : '',
        },
        { key: 'colors', term: t('history.colors'), text: colors.join('\n') },
        { key: 'email', term: t('details.email'), text: shownEmail(email ?? '') },
        { key: 'arrived', term: t('details.arrived'), text: presentAt ? instantText(presentAt) : '' },
        {
          key: 'booked',
          term: t('details.booked'),
          text: [instantText(createdAt), insisted ? t('details.insisted') : ''].filter(Boolean).join('\n'),
        },
      ]}
      onClose={onClose}
    >
      {mayNote && <ColorNoteForm reservation={reservation} />}
    </VisitDetails>
  );
}
