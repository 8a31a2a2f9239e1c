import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/schemas/clients.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { isDeskSlot, walkInTime } from '#domain/booking/desk-window.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { cleanLine } from '#domain/texts.ts';
import { CLIENT_NAME_MAX, isStaffClientName } from '#domain/users/person.ts';
import { formatPhone, isPhone } from '#domain/users/phone.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useServicesQuery } from '../../services/api.ts';
import { useSalon } from '../../settings/api.ts';
import type { DeskBookingBody } from '../desk-form/api.ts';
import styles from '../desk-form/desk-form.module.css';
import { asLastTime, type Draft, emptyDraft, linesOf, withClient, withName } from '../desk-form/draft.ts';
import { Warnings } from '../desk-form/warnings.tsx';
import { ClientSearchField, type TypedAhead } from '../desk-search/client-search-field.tsx';
import { RegularCard } from '../desk-search/regular-card.tsx';
import { ServiceLines } from '../desk-search/service-lines.tsx';
import { LocationChoice } from '../desk-time/location-choice.tsx';
import { TurnChoice } from '../turn/turn-choice.tsx';
import { usePost } from '../use-post.ts';
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
  const { send, isSending, conflictsOf, error } = useDeskBooking();
  const search = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const serviceSearch = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [post] = usePost();
  const [regular, setRegular] = useState<Client | null>(null);
  const [serviceTyped, setServiceTyped] = useState('');
  const [draft, setDraft] = useState(() => emptyDraft({ location: post ?? 1, date: now.date, time: null }));
  const [taker, setTaker] = useState<string | null>(null);
  const lines = linesOf(draft);
  const slot = { date: now.date, time: walkInTime(now) };
  const isNamed = isStaffClientName(draft.client);
  const isReady = isNamed && lines.length > 0;
  const booking = walkInBody(draft, taker);
  const conflicts = conflictsOf(booking);
  const isRefused = conflicts.length > 0;
  // The button could not keep the focus while it was sending: Enter again insists.
  useEffect(() => {
    if (isRefused) submitButton.current?.focus();
  }, [isRefused]);

  const submit = async () => {
    if (!isReady || isSending) return;
    const reservation = await send(booking, conflicts);
    if (!reservation) return;
    const locationName = salon.locations.find(({ code }) => code === draft.location)?.name ?? '';
    const { client } = booking.reservationClientInfo;
    const { performer } = reservation;
    const facts = { client, location: locationName };
    show({ text: performer ? t('walkIn.welcomedWith', { ...facts, performer }) : t('walkIn.welcomed', facts) });
    onClose();
  };
  /** Somebody the salon knows has the same as last time, until something else is chosen or was typed on already. */
  const welcome = (client: Client, { text }: TypedAhead) => {
    const known = withClient(draft, client);
    const again = lines.length === 0 && text === '' ? asLastTime(known, client, { services }) : known;
    // The button can take the focus once it is enabled.
    flushSync(() => {
      setRegular(client);
      setDraft(again);
      setServiceTyped(text);
    });
    (linesOf(again).length > 0 && text === '' ? submitButton : serviceSearch).current?.focus();
  };
  const welcomeNewcomer = (typed: string) => {
    setRegular(null);
    if (/\p{L}/u.test(typed)) setDraft((before) => withName(before, typed));
    else setDraft((before) => ({ ...before, phone: formatPhone(typed) }));
    (/\p{L}/u.test(typed) ? serviceSearch : name).current?.focus();
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
      firstFocus={search}
      actions={
        <>
          <Button variant="secondary" size="medium" onClick={onClose}>
            {t('walkIn.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="medium"
            ref={submitButton}
            disabled={!isReady}
            aria-describedby={reasonId}
            loading={isSending}
          >
            {t(isRefused ? 'walkIn.submitAnyway' : 'walkIn.submit')}
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
        <ClientSearchField inputRef={search} onClient={welcome} onNewcomer={welcomeNewcomer} />
        <TextField
          ref={name}
          label={t('client')}
          autoComplete="off"
          maxLength={CLIENT_NAME_MAX}
          value={draft.client}
          onChange={({ target }) => setDraft((before) => withName(before, target.value))}
        />
        {regular && cleanLine(draft.client) === cleanLine(regular.client) && (
          <RegularCard client={regular} services={services} />
        )}
        <ServiceLines
          hint={t('walkIn.servicesHint')}
          services={services}
          lines={draft.lines}
          onChange={(chosen) => setDraft((before) => ({ ...before, lines: chosen }))}
          onDone={() => submitButton.current?.focus()}
          typed={serviceTyped}
          onTyped={setServiceTyped}
          searchRef={serviceSearch}
        />
        <LocationChoice
          locations={salon.locations}
          value={draft.location}
          onChange={(location) => {
            setDraft((before) => ({ ...before, location }));
            setTaker(null);
          }}
        />
        <TurnChoice
          location={salon.locations.find(({ code }) => code === draft.location)}
          lines={lines}
          value={taker}
          onChange={setTaker}
        />
        <p id={reasonId} className={styles.hint}>
          {!isNamed && literal('nameInvalid')}
          {isNamed && lines.length === 0 && t('services.required')}
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

/** The body of POST /reservations/create for somebody who is there: it names no time. */
function walkInBody(draft: Draft, taker: string | null): DeskBookingBody {
  const { client, phone, email, performer, location } = draft;
  return {
    ...(email !== '' && { email }),
    reservationServices: linesOf(draft).map(({ serviceId, qty }) => ({ serviceId, qty })),
    reservationLocation: { locationReserved: location },
    reservationClientInfo: {
      client: cleanLine(client),
      ...(isPhone(phone) && { phone: formatPhone(phone) }),
      ...(performer !== '' && { performer }),
    },
    walkIn: true,
    // Whose turn it is serves them unless the desk has named somebody; nobody was asked for.
    ...(taker !== null && { performerId: taker, performerRequested: false }),
  };
}
