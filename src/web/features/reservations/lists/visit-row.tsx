import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { firstThatFits, heardName, shorterFacts, shorterNames } from '../looks/less-said.ts';
import { StateText } from '../looks/state-text.tsx';
import { textWidth } from '../looks/text-width.ts';
import looks from '../looks/visit-looks.module.css';
import { FoundText } from '../row/found-text.tsx';
import { RowActions, type RowPurpose } from '../row/row-actions.tsx';
import type { RowControl } from '../row/row-control.ts';
import { useCancelReasonText } from '../row/use-cancel-reason-text.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import { useVisitState } from '../row/use-visit-state.ts';
import { CommentText, languageOfTitles, PhoneText, titleOf } from '../row/visit-words.tsx';
import type { RowRoom } from './use-row-room.ts';
import styles from './visit-row.module.css';

type VisitRowProps = RowControl & {
  visit: Reservation;
  room: RowRoom;
  purpose: RowPurpose;
  /** The number in a queue; null for one that is in none. Left out in lists without numbers. */
  order?: number | null | undefined;
  hasTotal: boolean;
  /** Filled for the one that is next. */
  isNext: boolean;
  isLeaving: boolean;
  isFresh: boolean;
};

/**
 * One visit in a list: when and how it stands, who comes and how to call, what is done and where, and what can be done with
 * it. As high as any other row, whatever its state and language; where there is less room less is said.
 */
export const VisitRow = memo(function VisitRow(props: VisitRowProps) {
  const { visit, room, purpose, order, hasTotal, isNext, isLeaving, isFresh, onTransition, onAsk } = props;
  const { t } = useTranslation('board');
  const format = useFormat();
  const { status, reservationDate, reservationClientInfo: info } = visit;
  const state = useVisitState(visit);
  const services = useServices(visit, room);
  const place = usePlace(visit, room);
  const name = firstThatFits(shorterNames(info.client), room.client, widthOfName);
  return (
    <tr
      className={classNames(styles.row, looks.look)}
      data-row={visit._id}
      data-status={status}
      data-look={state.look}
      data-leaving={isLeaving}
      data-fresh={isFresh}
    >
      {order !== undefined && <td className={`num ${styles.order}`}>{order}</td>}
      <td className={styles.when}>
        <time dateTime={`${reservationDate.dateReserved}T${reservationDate.timeReserved}`} className={styles.time}>
          {format.time(reservationDate.timeReserved)}
        </time>
        <StateText state={state} isCard={room.isCard} />
      </td>
      <th scope="row" data-room="client" className={styles.client}>
        <button
          type="button"
          title={info.client}
          aria-label={t('open', { client: heardName(name, info.client) })}
          className={styles.open}
          onClick={() => onAsk({ dialog: 'details', reservation: visit })}
        >
          <FoundText>{name}</FoundText>
        </button>
      </th>
      <td className={styles.contact}>
        <PhoneText info={info} />
      </td>
      <td className={styles.comment}>{info.comment !== '' && <CommentText comment={info.comment} />}</td>
      <td data-room="facts" title={services.whole} className={styles.services}>
        {services.shown}
      </td>
      <td title={place.whole} className={styles.place}>
        {place.shown}
      </td>
      {hasTotal && <td className={`num ${styles.total}`}>{format.price(visit.totalPrice)}</td>}
      <td className={styles.actions} data-print="never">
        <RowActions
          reservation={visit}
          purpose={purpose}
          isNext={isNext}
          disabled={isLeaving}
          onTransition={onTransition}
          onAsk={onAsk}
        />
      </td>
    </tr>
  );
});

type Shortened = { whole: string; shown: string };

function useServices({ status, reservationServices: lines, totalPrice }: Reservation, room: RowRoom): Shortened {
  const format = useFormat();
  const language = useLanguage();
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  const services = lines.map((line) => titleOf(line, language));
  const amount = status === 'present' ? format.price(totalPrice) : '';
  const named = { services, language: languageOfTitles(lines, language) };
  return shortened(shorterFacts({ ...named, performer: null, duration: format.duration(minutes), amount }), room);
}

/** At which location, with whom, and which colour was noted or why it was cancelled. */
function usePlace(visit: Reservation, room: RowRoom): Shortened {
  const { reservationLocation, colorNote } = visit;
  const performer = servedByText(visit, useLanguage());
  const name = useLocationOf()(reservationLocation.locationReserved)?.name ?? '';
  const more = useCancelReasonText()(visit) ?? colorNote;
  const choices = [[name, performer, more], [name, more ?? performer], [more ?? name]];
  return shortened(
    choices.map((facts) => facts.filter(Boolean).join(' · ')),
    room,
  );
}

function shortened(texts: readonly string[], room: RowRoom): Shortened {
  return { whole: texts[0] ?? '', shown: firstThatFits(texts, room.facts, widthOfFacts) };
}

function widthOfName(text: string): number {
  return textWidth(text, { weight: 650, rem: 0.96875 });
}

function widthOfFacts(text: string): number {
  return textWidth(text, { weight: 400, rem: 0.84375 });
}
