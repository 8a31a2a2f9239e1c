import { type FormEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { centsOf, effectivePrice, isEstimate, totals } from '#domain/pricing.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { COMMENT_MAX, isStaffClientName } from '#domain/users/person.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Disclosure } from '../../../ui/content/disclosure.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useAvailabilityQuery } from '../../availability/api.ts';
import { type PublicService, useServicesQuery } from '../../services/api.ts';
import { salonOf } from '../../settings/api.ts';
import { DateChoice } from '../desk-time/date-choice.tsx';
import { DayLoad } from '../desk-time/day-load.tsx';
import { deskSlots } from '../desk-time/load.ts';
import { LocationChoice, rememberDeviceLocation } from '../desk-time/location-choice.tsx';
import { TimeChoice } from '../desk-time/time-choice.tsx';
import { useDeskBooking } from '../walk-in/use-desk-booking.ts';
import { knownConflicts } from './conflicts.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './desk-form.module.css';
import { bodyOf, type Draft, type DraftLine, type DraftPart, linesOf, missingParts } from './draft.ts';
import { ServiceLines } from './service-lines.tsx';
import { useSameDay } from './use-same-day.ts';
import { Warnings } from './warnings.tsx';

type DeskFormProps = {
  start: Draft;
  salon: PublicSalon;
  now: SalonMoment;
  onBooked: (reservation: Reservation) => void;
};

/** The booking that the desk takes on the phone, in the order in which one asks. */
export function DeskForm({ start, salon, now, onBooked }: DeskFormProps) {
  const { t } = useTranslation(['intake', 'common']);
  const [draft, setDraft] = useState(start);
  const [attempts, setAttempts] = useState(0);
  const { send, isSending, conflictsOf, error } = useDeskBooking();
  const { data: services = [] } = useServicesQuery();
  const { data: availability } = useAvailabilityQuery({ location: draft.location, lines: linesOf(draft) });
  const sameDay = useSameDay(draft);
  const problemsOf = usePartProblems();
  const firstService = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const days = availability?.days ?? [];
  const slots = deskSlots(days.find(({ date }) => date === draft.date)?.slots ?? [], draft.date, now);
  const location = salon.locations.find(({ code }) => code === draft.location);
  const body = bodyOf(draft);
  const known = knownConflicts(draft, { settings: salonOf(salon), now, services, slots, sameDay: sameDay.visits });
  const conflicts = [...new Set([...known, ...conflictsOf(body)])];
  const hasWarnings = conflicts.length + sameDay.sentences.length > 0;
  const problems = attempts > 0 ? problemsOf(missingParts(draft)) : [];

  const submit = async () => {
    if (isSending) return;
    setAttempts((count) => count + 1);
    const reservation = body && (await send(body, conflicts));
    if (reservation) onBooked(reservation);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  /** Ctrl or ⌘ with Enter sends from any field. */
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  const afterTime = () => {
    if (body && !hasWarnings) void submit();
    else button.current?.focus();
  };

  return (
    <div className={styles.page}>
      <form noValidate onSubmit={handleSubmit} onKeyDownCapture={sendByKeys} className={styles.form}>
        {problems.length > 0 && <ErrorSummary key={attempts} title={t('common:errorSummary')} problems={problems} />}
        <div className={styles.columns}>
          <div className={styles.column}>
            <ContactFields draft={draft} onChange={setDraft} onDone={() => firstService.current?.focus()} />
            <ServiceLines
              services={services}
              lines={draft.lines}
              onChange={(lines) => change({ lines })}
              onDone={() => chips.current?.querySelector<HTMLInputElement>('input:checked')?.focus()}
              firstRef={firstService}
            />
          </div>
          <div className={styles.column}>
            <LocationChoice
              locations={salon.locations}
              value={draft.location}
              onChange={(location) => {
                rememberDeviceLocation(location);
                change({ location });
              }}
            />
            <DateChoice
              today={now.date}
              value={draft.date}
              days={days}
              onChange={(date) => change({ date })}
              onDone={() => time.current?.focus()}
              chipsRef={chips}
            />
            <TimeChoice
              date={draft.date}
              value={draft.time}
              slots={slots}
              error={problems.find(({ fieldId }) => fieldId === 'time')?.message}
              onChange={(chosen) => change({ time: chosen })}
              onDone={afterTime}
              inputRef={time}
            />
            <MoreFields draft={draft} onChange={change} />
          </div>
        </div>
        <Warnings conflicts={conflicts} others={sameDay.sentences} />
        {error !== undefined && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
        <SendBar
          lines={linesOf(draft)}
          services={services}
          isNameValid={isStaffClientName(draft.client)}
          hasWarnings={hasWarnings}
          isSending={isSending}
          buttonRef={button}
        />
      </form>
      {location && <DayLoad location={location} date={draft.date} slots={slots} />}
    </div>
  );
}

const PERFORMER_MAX = 100;

/** What is rarely asked: with whom, and a word for the team. */
function MoreFields({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const { t } = useTranslation(['intake', 'common']);
  return (
    <Disclosure summary={t('more')}>
      <div className={styles.more}>
        <TextField
          label={t('performer')}
          note={t('common:optional')}
          autoComplete="off"
          maxLength={PERFORMER_MAX}
          value={draft.performer}
          onChange={({ target }) => onChange({ performer: target.value })}
        />
        <TextArea
          label={t('comment')}
          note={t('common:optional')}
          maxLength={COMMENT_MAX}
          rows={2}
          value={draft.comment}
          onChange={({ target }) => onChange({ comment: target.value })}
        />
      </div>
    </Disclosure>
  );
}

type SendBarProps = {
  lines: readonly DraftLine[];
  services: readonly PublicService[];
  isNameValid: boolean;
  hasWarnings: boolean;
  isSending: boolean;
  buttonRef: Ref<HTMLButtonElement>;
};

/** The price and the button, always in sight; the button waits for a valid name and says so. */
function SendBar({ lines, services, isNameValid, hasWarnings, isSending, buttonRef }: SendBarProps) {
  const { t } = useTranslation(['intake', 'common']);
  const literal = useLiteral();
  const format = useFormat();
  const priced = lines.flatMap(({ serviceId, qty }) => {
    const service = services.find(({ _id }) => _id === serviceId);
    return service ? [{ unitCents: centsOf(effectivePrice(service)), qty, priceType: service.priceType }] : [];
  });
  const { totalCents } = totals(priced);
  const isRough = priced.some(({ priceType }) => isEstimate(priceType));
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        {priced.length > 0 && (
          <>
            {t(isRough ? 'total.estimate' : 'total.exact')}{' '}
            <strong className="num nowrap">{format.money(totalCents)}</strong>
          </>
        )}
      </p>
      <p className={styles.keys}>{t('keys')}</p>
      <Button
        ref={buttonRef}
        type="submit"
        size="medium"
        disabled={!isNameValid}
        disabledReason={literal('nameInvalid')}
        loading={isSending}
      >
        {t(hasWarnings ? 'bookAnyway' : 'book')}
      </Button>
    </div>
  );
}

type PartProblem = { fieldId: DraftPart; message: string };

/** Says in words what is missing, each tied to its field. */
function usePartProblems(): (parts: readonly DraftPart[]) => PartProblem[] {
  const { t } = useTranslation('intake');
  const literal = useLiteral();
  const words: Record<DraftPart, string> = {
    client: literal('nameInvalid'),
    phone: literal('phoneInvalid'),
    services: t('services.required'),
    time: literal('slotRequired'),
  };
  return (parts) => parts.map((part) => ({ fieldId: part, message: words[part] }));
}
