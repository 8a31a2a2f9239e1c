import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { isDeskSlot, walkInTime } from '#domain/booking/desk-window.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { cleanLine } from '#domain/texts.ts';
import { CLIENT_NAME_MAX, isStaffClientName } from '#domain/users/person.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useServicesQuery } from '../../services/api.ts';
import { useSalon } from '../../settings/api.ts';
import type { DeskBookingBody } from '../desk-form/api.ts';
import styles from '../desk-form/desk-form.module.css';
import { useDeskServiceName } from '../desk-form/use-desk-service-name.ts';
import { Warnings } from '../desk-form/warnings.tsx';
import { deviceLocation, LocationChoice } from '../desk-time/location-choice.tsx';
import { useDeskBooking } from './use-desk-booking.ts';

/** Books a walk-in: name, service, location; the visit starts now and waits at once. */
export function WalkInDialog({ onClose }: { onClose: () => void }) {
  const now = useSalonNow();
  const salon = useSalon();
  return now && salon ? <OpenDialog now={now} salon={salon} onClose={onClose} /> : null;
}

type OpenDialogProps = { now: SalonMoment; salon: PublicSalon; onClose: () => void };

function OpenDialog({ now, salon, onClose }: OpenDialogProps) {
  const { t } = useTranslation(['intake', 'common']);
  const literal = useLiteral();
  const format = useFormat();
  const formId = useId();
  const reasonId = useId();
  const { show } = useToasts();
  const { data: services = [] } = useServicesQuery();
  const nameOf = useDeskServiceName();
  const { send, isSending, conflictsOf, error } = useDeskBooking();
  const name = useRef<HTMLInputElement>(null);
  const [client, setClient] = useState('');
  const [serviceId, setServiceId] = useState('');
  const [location, setLocation] = useState(deviceLocation);
  const slot = { date: now.date, time: walkInTime(now) };
  const isNamed = isStaffClientName(client);
  const booking: DeskBookingBody = {
    reservationServices: [{ serviceId, qty: 1 }],
    reservationLocation: { locationReserved: location },
    reservationClientInfo: { client: cleanLine(client) },
    walkIn: true,
  };
  const conflicts = conflictsOf(booking);

  const submit = async () => {
    if (!isNamed || serviceId === '') return;
    const reservation = await send(booking, conflicts);
    if (!reservation) return;
    const locationName = salon.locations.find(({ code }) => code === location)?.name ?? '';
    show({ text: t('walkIn.welcomed', { client: booking.reservationClientInfo.client, location: locationName }) });
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('walkIn.title')}
      closeLabel={t('common:close')}
      firstFocus={name}
      actions={
        <>
          <Button variant="secondary" size="medium" onClick={onClose}>
            {t('walkIn.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="medium"
            disabled={!isNamed || serviceId === ''}
            aria-describedby={reasonId}
            loading={isSending}
          >
            {t(conflicts.length > 0 ? 'walkIn.submitAnyway' : 'walkIn.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className={styles.column}>
        {isDeskSlot(slot) ? (
          <p>{t('walkIn.lead', { time: format.time(slot.time) })}</p>
        ) : (
          <InfoStrip tone="warning">
            <p>{t('walkIn.outside', { time: format.time(slot.time) })}</p>
          </InfoStrip>
        )}
        <TextField
          ref={name}
          label={t('client')}
          autoComplete="off"
          maxLength={CLIENT_NAME_MAX}
          value={client}
          onChange={({ target }) => setClient(target.value)}
        />
        <SelectField
          label={t('walkIn.service')}
          value={serviceId}
          onChange={({ target }) => setServiceId(target.value)}
          options={[
            { value: '', label: t('walkIn.choose') },
            ...services.map((service) => ({ value: service._id, label: nameOf(service) })),
          ]}
        />
        <LocationChoice locations={salon.locations} value={location} onChange={setLocation} />
        <p id={reasonId} className={styles.hint}>
          {!isNamed && literal('nameInvalid')}
          {isNamed && serviceId === '' && t('services.required')}
        </p>
        <Warnings conflicts={conflicts} others={[]} />
        {error !== undefined && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
      </form>
    </Dialog>
  );
}
