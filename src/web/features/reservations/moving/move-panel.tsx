import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { deskMoveRefusal, isElsewhere } from '#domain/reservations/moving.ts';
import { otherLocation } from '#domain/salon/locations.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { salonOf, useSalon } from '../../settings/api.ts';
import { slotConflicts, type WantedSlot } from '../desk-time/conflicts.ts';
import { DateChoice } from '../desk-time/date-choice.tsx';
import { deskSlots } from '../desk-time/load.ts';
import { LocationChoice } from '../desk-time/location-choice.tsx';
import { isMendable, type Proposal, useProposals } from '../desk-time/proposals.ts';
import { TimeChoice } from '../desk-time/time-choice.tsx';
import { useRefusalSentences } from '../desk-time/use-refusal-sentences.ts';
import { useSameDay } from '../desk-time/use-same-day.ts';
import { useSlotKeys } from '../desk-time/use-slot-keys.ts';
import { InsistButton, Verdict, WithKey } from '../desk-time/verdict.tsx';
import { useTimesToMoveToQuery } from '../move-api.ts';
import { useFailureSentence } from '../row/use-failure-toast.ts';
import { titleOf } from '../row/visit-words.tsx';
import styles from './move-panel.module.css';
import { useDeskMove } from './use-desk-move.ts';
import { useMeanwhile } from './use-meanwhile.ts';
import { usePlaceText } from './use-place-text.ts';

type MovePanelProps = {
  /** With its newest facts: it may change while the panel is open. */
  visit: Reservation;
  onMoved: (moved: Reservation) => void;
  onClose: () => void;
};

/** The desk moves a visit: another time, day or address, typed or chosen; services and price stay as booked. */
export function MovePanel(props: MovePanelProps) {
  const now = useSalonNow();
  const salon = useSalon();
  return now && salon ? <OpenPanel {...props} now={now} salon={salon} /> : null;
}

type OpenPanelProps = MovePanelProps & { now: SalonMoment; salon: PublicSalon };

function OpenPanel({ visit, now, salon, onMoved, onClose }: OpenPanelProps) {
  const { t } = useTranslation(['desk', 'common']);
  const chips = useRef<HTMLDivElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const move = useRef<HTMLButtonElement>(null);
  const firstProposal = useRef<HTMLButtonElement>(null);
  const moving = useMoving({ visit, now, salon, onMoved, onClose });
  const { wanted, choose, days, slots, isRefused, isReady, proposals } = moving;
  useSlotKeys({
    onSend: moving.sendIfFree,
    onInsist: moving.insist,
    onPropose: (index) => {
      const proposal = proposals[index];
      if (proposal) choose(proposal.slot);
    },
    within: time,
  });
  const afterTime = () => {
    if (isRefused) firstProposal.current?.focus();
    else if (isReady && moving.notes.length === 0) moving.sendIfFree();
    else move.current?.focus();
  };
  const footer = <Footer visit={visit} moving={moving} moveRef={move} firstProposalRef={firstProposal} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('desk:move.title', { client: visit.reservationClientInfo.client })}
      closeLabel={t('common:close')}
      firstFocus={time}
      isWide
      footer={footer}
    >
      <div className={styles.choice}>
        <p className={styles.stays}>{useStays(visit)}</p>
        <LocationChoice
          locations={salon.locations}
          value={wanted.location}
          onChange={(location) => choose({ ...wanted, location })}
        />
        <DateChoice
          today={now.date}
          value={wanted.date}
          days={days}
          onChange={(chosen) => choose({ ...wanted, date: chosen })}
          onDone={() => time.current?.focus()}
          chipsRef={chips}
          typedRef={date}
          timeRef={time}
        />
        <TimeChoice
          date={wanted.date}
          value={wanted.time}
          slots={slots}
          isRefused={isRefused}
          proposed={proposedTime(proposals, wanted)}
          onChange={(chosen) => choose({ ...wanted, time: chosen })}
          onDone={afterTime}
          onDate={() => date.current?.focus()}
          inputRef={time}
        />
      </div>
    </Drawer>
  );
}

type Moving = ReturnType<typeof useMoving>;

/** Where the visit is to go, what stands against it, and how it is sent. */
function useMoving({ visit, now, salon, onMoved, onClose }: OpenPanelProps) {
  const seen = slotOf(visit);
  const [chosen, setChosen] = useState<WantedSlot | null>(null);
  const wanted = chosen ?? seen;
  const { send, isSending, conflictsOf, error, forget } = useDeskMove(visit);
  const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
  const sameDay = useSameDay({ client, phone: phoneIsDefault ? '' : phone }, wanted.date, visit._id);
  const days = useDays(visit, wanted.location);
  const slots = deskSlots(days.find(({ date }) => date === wanted.date)?.slots ?? [], wanted.date, now);
  const isChanged = wanted.time !== null && isElsewhere(appointmentOf(seen), appointmentOf(wanted));
  const facts = { now, slots, lines: visit.reservationServices, visits: sameDay.all, sameDay: sameDay.visits };
  const known = isChanged ? slotConflicts(wanted, { ...facts, settings: salonOf(salon) }) : [];
  const conflicts = [...new Set([...known, ...conflictsOf(wanted)])];
  const isRefused = conflicts.length > 0;
  const otherDays = useDays(visit, isMendable(conflicts) ? otherLocation(wanted.location) : null);
  const proposals = useProposals({ wanted, conflicts, days, otherDays, sameDay: sameDay.visits, salon, now });
  const refusals = useRefusalSentences(wanted, salon, now)(conflicts);
  const isReady = isChanged && !isSending && deskMoveRefusal(visit.status) === null;

  const submit = async () => {
    if (!isReady) return;
    const moved = await send(wanted, conflicts);
    if (!moved) return;
    onClose();
    onMoved(moved);
  };
  return {
    wanted,
    choose: (slot: WantedSlot) => {
      forget();
      setChosen(slot);
    },
    days,
    slots,
    isChanged,
    isRefused,
    isReady,
    isSending,
    proposals,
    refusals,
    notes: isChanged ? sameDay.sentences : [],
    error,
    sendIfFree: () => {
      if (!isRefused) void submit();
    },
    insist: () => {
      if (isRefused) void submit();
    },
  };
}

/** What is free at a location, the visit's own seats counted as free; nothing while it is not asked for. */
function useDays(visit: Reservation, location: WantedSlot['location'] | null) {
  const asked = { visit: { id: visit._id }, location: location ?? visit.reservationLocation.locationReserved };
  const { currentData } = useTimesToMoveToQuery(asked, { skip: location === null });
  return currentData?.days ?? [];
}

type FooterProps = {
  visit: Reservation;
  moving: Moving;
  moveRef: React.Ref<HTMLButtonElement>;
  firstProposalRef: React.Ref<HTMLButtonElement>;
};

/** From when to when, what stands against it, and the ways to send it; always in sight, at one place. */
function Footer({ visit, moving, moveRef, firstProposalRef }: FooterProps) {
  const { t } = useTranslation(['desk', 'intake', 'common']);
  const placeText = usePlaceText();
  const failureSentence = useFailureSentence();
  const meanwhile = useMeanwhile(visit);
  const reasonId = useId();
  const { wanted, isChanged, isRefused, isReady, isSending, refusals, notes, proposals, error } = moving;
  const failure = error === undefined ? null : failureSentence(error);
  const seen = slotOf(visit);
  const former = placeText({ ...seen, time: visit.reservationDate.timeReserved });
  return (
    <div className={styles.footer}>
      <p className={styles.when}>
        <span className={styles.former}>{isChanged ? <s>{former}</s> : former}</span>{' '}
        {isChanged && wanted.time !== null && <strong>{placeText({ ...wanted, time: wanted.time })}</strong>}
      </p>
      <div className={styles.verdict}>
        <Verdict
          id={reasonId}
          isRefused={isRefused}
          sentences={[...meanwhile, ...refusals, ...notes]}
          failure={failure !== null && !meanwhile.includes(failure) && failure}
          proposals={proposals}
          onPropose={({ slot }: Proposal) => moving.choose(slot)}
          firstProposalRef={firstProposalRef}
        />
      </div>
      <div className={styles.buttons}>
        {!isRefused && <p className={styles.keys}>{t('desk:move.keys')}</p>}
        {isRefused && (
          <InsistButton label={t('desk:move.insist')} reasonId={reasonId} disabled={!isReady} onPress={moving.insist} />
        )}
        <WithKey keys={t('intake:keys.book')}>
          <Button
            ref={moveRef}
            size="medium"
            disabled={isRefused || !isChanged || deskMoveRefusal(visit.status) !== null}
            aria-describedby={reasonId}
            aria-keyshortcuts="Control+Enter"
            loading={isSending}
            onClick={moving.sendIfFree}
          >
            {t('desk:move.open')}
          </Button>
        </WithKey>
      </div>
    </div>
  );
}

function useStays({ reservationServices: lines, performer }: Reservation): string {
  const { t } = useTranslation('visits');
  const format = useFormat();
  const language = useLanguage();
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  const services = [...lines.map((line) => titleOf(line, language)), format.duration(minutes), performer ?? ''];
  return t('move.stays', { services: services.filter(Boolean).join(', ') });
}

function slotOf({ reservationLocation, reservationDate }: Reservation): WantedSlot {
  const { dateReserved: date, timeReserved: time } = reservationDate;
  return { location: reservationLocation.locationReserved, date, time };
}

function appointmentOf({ location, date, time }: WantedSlot) {
  return { location, slot: { date, time: time ?? '' } };
}

/** The start that is proposed of the day and location that are shown. */
function proposedTime(proposals: readonly Proposal[], { location, date }: WantedSlot) {
  const here = proposals.find(({ slot }) => slot.location === location && slot.date === date);
  return here?.slot.time ?? null;
}
