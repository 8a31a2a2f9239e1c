import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { Button, type ButtonVariant } from '../../../ui/actions/button.tsx';
import { useBookAgain } from './use-book-again.ts';
import { useVisitName } from './use-visit-name.ts';

/** The button that books a visit again; what it books is in its name. */
export function BookAgain({ reservation, variant = 'primary' }: { reservation: Reservation; variant?: ButtonVariant }) {
  const { t } = useTranslation('visits');
  const bookAgain = useBookAgain();
  const name = useVisitName()(reservation);
  const [isWaiting, setIsWaiting] = useState(false);
  const handleClick = async () => {
    setIsWaiting(true);
    await bookAgain(reservation);
    setIsWaiting(false);
  };
  return (
    <Button
      variant={variant}
      size="medium"
      loading={isWaiting}
      aria-label={t('again.bookVisit', { visit: name })}
      onClick={() => void handleClick()}
    >
      {t('again.book')}
    </Button>
  );
}
