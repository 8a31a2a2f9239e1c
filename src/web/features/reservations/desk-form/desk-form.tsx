import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/schemas/clients.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { defaultDate } from '#domain/booking/booking-window.ts';
import { centsOf, effectivePrice, isEstimate, totals } from '#domain/pricing.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { cleanLine } from '#domain/texts.ts';
import { COMMENT_MAX, isStaffClientName } from '#domain/users/person.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { type PublicService, useServicesQuery } from '../../services/api.ts';
import { salonOf } from '../../settings/api.ts';
import type { TypedAhead } from '../desk-search/client-search-field.tsx';
import { RegularCard } from '../desk-search/regular-card.tsx';
import { ServiceLines } from '../desk-search/service-lines.tsx';
import { servicesFor } from '../desk-search/service-search.ts';
import { DateChoice } from '../desk-time/date-choice.tsx';
import { slotsOf } from '../desk-time/load.ts';
import { LocationChoice } from '../desk-time/location-choice.tsx';
import { isMendable, proposedTime, useProposals } from '../desk-time/proposals.ts';
import { TimeChoice } from '../desk-time/time-choice.tsx';
import { useRefusalSentences } from '../desk-time/use-refusal-sentences.ts';
import { useSameDay } from '../desk-time/use-same-day.ts';
import { useSlotKeys } from '../desk-time/use-slot-keys.ts';
import { useDaysWithTyped } from '../desk-time/use-typed-slot.ts';
import { usePost } from '../use-post.ts';
import { useDeskBooking } from '../walk-in/use-desk-booking.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './desk-form.module.css';
import {
  asLastTime,
  bodyOf,
  type Draft,
  type DraftLine,
  type DraftPart,
  emptyDraft,
  isBegun,
  linesOf,
  missingParts,
  withService,
} from './draft.ts';
import { draftConflicts } from './draft-conflicts.ts';
import { FormCard } from './form-card.tsx';
import { FormHead } from './form-head.tsx';
import { usePartProblems } from './form-words.ts';
import { keepDraft } from './kept-draft.ts';
import { PerformerField } from './performer-field.tsx';
import { SendBar } from './send-bar.tsx';
import { useDraftTimes, useOtherDays } from './use-draft-times.ts';

type DeskFormProps = {
  accountId: string;
  start: Draft;
  salon: PublicSalon;
  now: SalonMoment;
  onBooked: (reservation: Reservation) => void;
  /** Empties the form; what was written can be taken back. */
  onStartAgain: (draft: Draft) => void;
};

/** The booking that the desk takes on the phone, in the order in which one asks. What is begun is kept on the device. */
export function DeskForm({ accountId, start, salon, now, onBooked, onStartAgain }: DeskFormProps) {
  const { t } = useTranslation(['intake', 'common']);
  const language = useLanguage();
  const { show } = useToasts();
  const [post, choosePost] = usePost();
  const [draft, setDraft] = useState(start);
  const [regular, setRegular] = useState<Client | null>(null);
  const [serviceTyped, setServiceTyped] = useState('');
  const [attempts, setAttempts] = useState(0);
  const { send, isSending, conflictsOf, error } = useDeskBooking();
  const { data: services = [] } = useServicesQuery();
  const { days: timetable, hasTeam, performers } = useDraftTimes(draft, salon);
  const days = useDaysWithTyped(timetable, { wanted: draft, placed: { lines: linesOf(draft) }, hasTeam });
  const sameDay = useSameDay(draft, draft.date);
  const problemsOf = usePartProblems();
  const serviceSearch = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const otherDate = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const book = useRef<HTMLButtonElement>(null);
  const firstProposal = useRef<HTMLButtonElement>(null);
  useEffect(() => keepDraft(accountId, draft), [accountId, draft]);

  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const slots = slotsOf(days, draft.date);
  const body = bodyOf(draft, hasTeam);
  const visits = { visits: sameDay.all, sameDay: sameDay.visits };
  const known = draftConflicts(draft, { settings: salonOf(salon), now, services, slots, ...visits });
  const conflicts = [...new Set([...known, ...conflictsOf(body)])];
  const isRefused = conflicts.length > 0;
  const otherDays = useOtherDays(draft, isMendable(conflicts));
  const proposals = useProposals({ wanted: draft, conflicts, days, otherDays, sameDay: sameDay.visits, salon, now });
  const missing = missingParts(draft);
  const problems = attempts > 0 ? problemsOf(missing) : [];
  const refusals = useRefusalSentences(draft, { salon, now, performers })(conflicts);

  const submit = async () => {
    if (isSending) return;
    setAttempts((count) => count + 1);
    if (!body) return;
    const reservation = await send(body, conflicts);
    if (reservation) onBooked(reservation);
    else time.current?.focus();
  };
  const bookIfFree = () => {
    if (!isRefused && isStaffClientName(draft.client)) void submit();
  };
  const insist = () => {
    if (isRefused && isStaffClientName(draft.client)) void submit();
  };
  const propose = (index: number) => {
    const proposal = proposals[index];
    if (!proposal) return;
    change(proposal.slot);
    time.current?.focus();
  };
  const shown = regular && cleanLine(draft.client) === cleanLine(regular.client) ? regular : null;
  const repeatLastVisit = () => {
    if (!shown) return;
    setDraft((before) => asLastTime(before, shown, { services, performers }));
    goToDate();
  };
  useSlotKeys({ onSend: bookIfFree, onInsist: insist, onPropose: propose, onAsLastTime: repeatLastVisit });

  const goToDate = () => chips.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  /** Letters that were typed while the client was still looked for are meant for the services. */
  const goToServices = (ahead: TypedAhead = NOTHING_AHEAD) => {
    serviceSearch.current?.focus();
    const [first] = ahead.text.trim() === '' ? [] : servicesFor(services, ahead.text, language);
    if (!ahead.isEntered || !first) return setServiceTyped(ahead.text);
    setDraft((before) => ({ ...before, lines: withService(before.lines, first) }));
    goToDate();
  };
  const afterTime = () => {
    if (isRefused) firstProposal.current?.focus();
    else if (body && sameDay.sentences.length === 0) void submit();
    else book.current?.focus();
  };
  const clear = () => {
    const before = draft;
    const nothing = emptyDraft({ location: post ?? draft.location, date: defaultDate(now), time: null });
    onStartAgain(nothing);
    show({ text: t('draft.cleared'), action: { label: t('draft.restore'), onAct: () => onStartAgain(before) } });
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        bookIfFree();
      }}
      className={styles.form}
    >
      <FormHead
        isKept={isBegun(draft)}
        onClear={clear}
        locations={salon.locations}
        post={post}
        onPost={(chosen) => {
          choosePost(chosen);
          if (chosen !== null && !isBegun(draft)) change({ location: chosen });
        }}
      />
      {problems.length > 0 && <ErrorSummary key={attempts} title={t('common:errorSummary')} problems={problems} />}
      <div className={styles.cards}>
        <FormCard number={1} title={t('who')} isDone={!missing.some((part) => CONTACT_PARTS.includes(part))}>
          <ContactFields
            draft={draft}
            onChange={setDraft}
            onRegular={setRegular}
            card={shown && <RegularCard client={shown} services={services} onAsLastTime={repeatLastVisit} />}
            onDone={goToServices}
          />
          <TextArea
            label={t('comment')}
            note={t('common:optional')}
            maxLength={COMMENT_MAX}
            rows={3}
            value={draft.comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </FormCard>
        <FormCard number={2} title={t('what')} isDone={!missing.includes('services')}>
          <ServiceLines
            services={services}
            lines={draft.lines}
            onChange={(lines) => change({ lines })}
            onDone={goToDate}
            typed={serviceTyped}
            onTyped={setServiceTyped}
            searchRef={serviceSearch}
          />
          <PerformerField today={now.date} draft={draft} performers={performers} onChange={change} />
        </FormCard>
        <FormCard
          number={3}
          title={t('when')}
          isDone={!missing.includes('time') && !isRefused}
          aside={
            <LocationChoice
              isLabelHidden
              locations={salon.locations}
              value={draft.location}
              onChange={(location) => change({ location })}
            />
          }
        >
          <DateChoice
            today={now.date}
            value={draft.date}
            days={days}
            onChange={(date) => change({ date })}
            onDone={() => time.current?.focus()}
            chipsRef={chips}
            typedRef={otherDate}
            timeRef={time}
          />
          <TimeChoice
            date={draft.date}
            value={draft.time}
            slots={slotsOf(timetable, draft.date)}
            error={problems.find(({ fieldId }) => fieldId === 'time')?.message}
            isRefused={isRefused}
            proposed={proposedTime(proposals, draft)}
            onChange={(chosen) => change({ time: chosen })}
            onDone={afterTime}
            onDate={() => otherDate.current?.focus()}
            inputRef={time}
          />
        </FormCard>
      </div>
      <SendBar
        total={totalOf(linesOf(draft), services)}
        isNameValid={isStaffClientName(draft.client)}
        refusals={refusals}
        notes={sameDay.sentences}
        failure={error !== undefined && <ProblemText error={error} />}
        proposals={proposals}
        onPropose={(proposal) => propose(proposals.indexOf(proposal))}
        isSending={isSending}
        onInsist={insist}
        bookRef={book}
        firstProposalRef={firstProposal}
      />
    </form>
  );
}

const CONTACT_PARTS: readonly DraftPart[] = ['client', 'phone', 'email'];
const NOTHING_AHEAD: TypedAhead = { text: '', isEntered: false };

function totalOf(lines: readonly DraftLine[], services: readonly PublicService[]) {
  const priced = lines.flatMap(({ serviceId, qty }) => {
    const service = services.find(({ _id }) => _id === serviceId);
    return service ? [{ unitCents: centsOf(effectivePrice(service)), qty, priceType: service.priceType }] : [];
  });
  if (priced.length === 0) return null;
  return { cents: totals(priced).totalCents, isRough: priced.some(({ priceType }) => isEstimate(priceType)) };
}
