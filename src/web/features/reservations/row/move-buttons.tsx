import { literalLines } from '#contract/words/literals.ts';
import { isOpen, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { Literal, useLiteral } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';

type NameOf = (action: string) => string;

type MoveButtonProps = {
  status: ReservationStatus;
  nameOf: NameOf;
  isNext: boolean;
  disabled: boolean;
  onMove: (move: 'present' | 'done') => void;
};

/** The move that follows from where a visit stands: `Attend/Pending`, then `Fait/ Done` (spec 4). None after that. */
export function MoveButton({ status, nameOf, isNext, disabled, onMove }: MoveButtonProps) {
  const literal = useLiteral();
  if (!isOpen(status)) return null;
  const id = status === 'pending' ? 'movePresent' : 'moveDone';
  return (
    <Button
      look={isNext ? 'primary' : 'secondary'}
      size="medium"
      aria-label={nameOf(literal(id))}
      disabled={disabled}
      onClick={() => onMove(status === 'pending' ? 'present' : 'done')}
    >
      <Literal id={id} className="nowrap" />
    </Button>
  );
}

type CancelButtonProps = { nameOf: NameOf; disabled: boolean; onPress: () => void };

/** The spec's `Cancel`, the French first; disabled where there is nothing to cancel any more. */
export function CancelButton({ nameOf, disabled, onPress }: CancelButtonProps) {
  const isFrench = useLanguage() === 'fr';
  const exact = literalLines('moveCancel', 'en').map(({ text }) => text);
  const literal = useLiteral();
  const words = isFrench ? [literal('cancel'), ...exact] : exact;
  return (
    <Button look="danger" size="medium" aria-label={nameOf(words.join(' '))} disabled={disabled} onClick={onPress}>
      {isFrench && <span>{literal('cancel')}</span>}{' '}
      {exact.map((word) => (
        <span key={word} lang={isFrench ? 'en-CA' : undefined}>
          {word}
        </span>
      ))}
    </Button>
  );
}
