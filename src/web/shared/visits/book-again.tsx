import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { EarlierVisit } from '#domain/cart/book-again.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/actions/button.tsx';
import { useBookAgain } from './use-book-again.ts';
import { useVisitName } from './use-visit-name.ts';

type BookAgainProps = {
  visit: EarlierVisit & Pick<Reservation, 'reservationDate'>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The button's word, other than « Réserver ». */
  label?: string;
};

/** The button that books a visit again; what it books is in its name. */
export function BookAgain({ visit, variant = 'primary', size = 'medium', label }: BookAgainProps) {
  const { t } = useTranslation('visits');
  const bookAgain = useBookAgain();
  const name = useVisitName()(visit);
  const [isWaiting, setIsWaiting] = useState(false);
  const handleClick = async () => {
    setIsWaiting(true);
    await bookAgain(visit);
    setIsWaiting(false);
  };
  return (
    <Button
      variant={variant}
      size={size}
      loading={isWaiting}
      aria-label={t('again.bookVisit', { visit: name })}
      onClick={() => void handleClick()}
    >
      {label ?? t('again.book')}
    </Button>
  );
}
