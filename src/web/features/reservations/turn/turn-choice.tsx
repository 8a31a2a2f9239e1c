import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { TurnView } from '#contract/schemas/turns.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { peopleSideBySide } from '#domain/team/turn-need.ts';
import { whoseTurn } from '#domain/team/turns.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { useTurnsQuery } from '../../technicians/turn-api.ts';
import { useLiveOptions } from '../live/use-live-options.ts';
import styles from './turn-choice.module.css';
import { useTurnWords } from './use-turn-words.ts';

type TurnChoiceProps = {
  location: SalonLocation | undefined;
  lines: readonly { serviceId: string; qty: number }[];
  /** Null stands for whose turn it is. */
  value: string | null;
  onChange: (technicianId: string | null) => void;
};

/** Who takes a walk-in: whose turn it is unless somebody else is chosen. Nothing where no technicians are needed, or for several people at once. */
export function TurnChoice({ location, lines, value, onChange }: TurnChoiceProps) {
  const { t } = useTranslation('board');
  const words = useTurnWords();
  const name = useId();
  const isShown = location?.staffing === true && peopleSideBySide(lines) <= 1;
  const asked = isShown ? lines.map(({ serviceId, qty }) => `${serviceId}:${qty}`).join() : '';
  const turns = useTurnsFor(location?.code ?? 1, asked);
  if (!isShown) return null;
  const next = whoseTurn(turns);
  const others = turns.filter((turn) => turn.isFree && turn !== next);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('turn.walkIn.legend')}</legend>
      {asked === '' && <p className={styles.empty}>{t('turn.walkIn.waits')}</p>}
      {turns.length > 0 && !next && <p className={styles.empty}>{t('turn.walkIn.nobody')}</p>}
      {next && (
        <label className={styles.next}>
          <input type="radio" name={name} checked={value === null} onChange={() => onChange(null)} />
          <TechnicianNail technician={next} width={16} />
          <span>
            <strong>{t('turn.walkIn.next', { name: next.name })}</strong>
            <span className={styles.reasons}>{words.reasons(next).slice(0, 2).join(' · ')}</span>
          </span>
        </label>
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((turn) => (
            <label key={turn.technicianId} className={styles.other}>
              <input
                type="radio"
                name={name}
                checked={value === turn.technicianId}
                onChange={() => onChange(turn.technicianId)}
              />
              <TechnicianNail technician={turn} width={12} />
              {turn.name}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The order of the day for these lines; nobody while there are none, and of other lines what was known while it is on its way. */
function useTurnsFor(location: LocationCode, lines: string): readonly TurnView[] {
  const { currentData, data } = useTurnsQuery({ location, lines }, { ...useLiveOptions(), skip: lines === '' });
  const known = currentData ?? data;
  return lines === '' || !known ? [] : known.turns;
}
