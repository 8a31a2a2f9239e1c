import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { useSalon } from '../../settings/api.ts';
import { DateChoice } from '../desk-time/date-choice.tsx';
import { LocationChoice } from '../desk-time/location-choice.tsx';
import { PerformerChoice } from '../desk-time/performer-choice.tsx';
import { type Proposal, proposedTime } from '../desk-time/proposals.ts';
import { TimeChoice } from '../desk-time/time-choice.tsx';
import { useSlotKeys } from '../desk-time/use-slot-keys.ts';
import { InsistButton, Verdict, WithKey } from '../desk-time/verdict.tsx';
import { useFailureSentence } from '../row/use-failure-toast.ts';
import { titleOf } from '../row/visit-words.tsx';
import styles from './move-panel.module.css';
import { useMeanwhile } from './use-meanwhile.ts';
import { type Moving, slotOf, useMoving } from './use-moving.ts';
import { usePlaceText } from './use-place-text.ts';

type MovePanelProps = {
  /** With its newest facts: it may change while the panel is open. */
  visit: Reservation;
  onMoved: (moved: Reservation) => void;
  onClose: () => void;
};

/**
 * The desk moves a visit: another time, day, address or technician, typed or chosen; services and price stay as booked. One whose
 * client is there already goes to another technician alone.
 */
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
  const person = useRef<HTMLSelectElement>(null);
  const move = useRef<HTMLButtonElement>(null);
  const firstProposal = useRef<HTMLButtonElement>(null);
  const moving = useMoving({ visit, now, salon, onMoved, onClose });
  const { wanted, choose, days, slots, isRefused, isReady, proposals, performers } = moving;
  const staysWith = useStaysWith(visit);
  const isThere = visit.status === 'present';
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
      title={t(isThere ? 'desk:move.personTitle' : 'desk:move.title', { client: visit.reservationClientInfo.client })}
      closeLabel={t('common:close')}
      firstFocus={isThere ? person : time}
      isWide
      footer={footer}
    >
      <div className={styles.choice}>
        <p className={styles.stays}>{useStays(visit, performers !== undefined)}</p>
        <div className={styles.where}>
          {!isThere && (
            <LocationChoice
              locations={salon.locations}
              value={wanted.location}
              onChange={(location) => choose({ location })}
            />
          )}
          {performers && (
            <PerformerChoice
              today={now.date}
              performers={performers}
              value={wanted.performerId}
              staysLabel={staysWith}
              onChange={moving.chooseWith}
              selectRef={person}
            />
          )}
        </div>
        {!isThere && (
          <>
            <DateChoice
              today={now.date}
              value={wanted.date}
              days={days}
              onChange={(chosen) => choose({ date: chosen })}
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
              onChange={(chosen) => choose({ time: chosen })}
              onDone={afterTime}
              onDate={() => date.current?.focus()}
              inputRef={time}
            />
          </>
        )}
      </div>
    </Drawer>
  );
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
  const { wanted, isChanged, isOtherTime, isRefused, isReady, isSending, refusals, notes, proposals, error } = moving;
  const withText = useWithText(moving);
  const failure = error === undefined ? null : failureSentence(error);
  const seen = slotOf(visit);
  const former = placeText({ ...seen, time: visit.reservationDate.timeReserved });
  return (
    <div className={styles.footer}>
      <p className={styles.when}>
        <span className={styles.former}>{isOtherTime ? <s>{former}</s> : former}</span>{' '}
        {isChanged && wanted.time !== null && (
          <strong>
            {[isOtherTime && placeText({ ...wanted, time: wanted.time }), withText].filter(Boolean).join(', ')}
          </strong>
        )}
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
        {!isRefused && visit.status !== 'present' && <p className={styles.keys}>{t('desk:move.keys')}</p>}
        {isRefused && (
          <InsistButton label={t('desk:move.insist')} reasonId={reasonId} disabled={!isReady} onPress={moving.insist} />
        )}
        <WithKey keys={t('intake:keys.book')}>
          <Button
            ref={moveRef}
            size="medium"
            disabled={isRefused || !isChanged || !moving.isAllowed}
            aria-describedby={reasonId}
            aria-keyshortcuts="Control+Enter"
            loading={isSending}
            onClick={moving.sendIfFree}
          >
            {t(visit.status === 'present' ? 'desk:move.give' : 'desk:move.open')}
          </Button>
        </WithKey>
      </div>
    </div>
  );
}

/** Who serves the visit now, as the choice that changes nothing. */
function useStaysWith(visit: Reservation): string {
  const { t } = useTranslation('intake');
  const performer = servedByText(visit, useLanguage());
  return performer === null ? t('with.nowNobody') : t('with.now', { name: performer });
}

/** With whom the visit would be, where that is to change. */
function useWithText({ wanted: { performerId }, performers = [] }: Moving): string {
  const { t } = useTranslation('intake');
  if (performerId === undefined) return '';
  return performers.find(({ _id }) => _id === performerId)?.name ?? t('with.anybody');
}

/** What the move leaves as it is; of whom it is with, only where that cannot be chosen. */
function useStays(visit: Reservation, hasChoice: boolean): string {
  const { t } = useTranslation('visits');
  const format = useFormat();
  const language = useLanguage();
  const { reservationServices: lines } = visit;
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  const services = [
    ...lines.map((line) => titleOf(line, language)),
    format.duration(minutes),
    hasChoice ? '' : servedByText(visit, language),
  ];
  return t('move.stays', { services: services.filter(Boolean).join(', ') });
}
