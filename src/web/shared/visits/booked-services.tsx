import { Fragment } from 'react';
import type { ReservationLine } from '#contract/schemas/reservations.ts';
import { useServiceNames } from '../services/use-service-names.ts';
import { TextInLanguage } from '../text-in-language.tsx';

/** The services of a visit in a sentence, each for how many where that is more than one: « Manucure gel, Pédicure spa × 2 ». */
export function BookedServices({ lines }: { lines: readonly ReservationLine[] }) {
  const nameOf = useServiceNames();
  return lines.map((line, position) => (
    <Fragment key={line.serviceId ?? line.titre}>
      {position > 0 && ', '}
      <TextInLanguage text={nameOf(line)} />
      {line.qty > 1 && <span className="nowrap">{` × ${line.qty}`}</span>}
    </Fragment>
  ));
}
