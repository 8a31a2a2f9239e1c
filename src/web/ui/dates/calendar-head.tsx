import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './calendar.module.css';

type CalendarHeadProps = { locale: string; previousLabel: string; nextLabel: string };

/** The month between two arrows; an arrow that leads nowhere keeps the focus and does nothing. */
export function CalendarHead({ locale, previousLabel, nextLabel }: CalendarHeadProps) {
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: state.timeZone });
  const name = month.format(state.visibleRange.start.toDate(state.timeZone));
  const atFirst = state.isPreviousVisibleRangeInvalid();
  const atLast = state.isNextVisibleRangeInvalid();
  return (
    <div className={styles.head}>
      <IconButton
        label={previousLabel}
        variant="outlined"
        aria-disabled={atFirst || undefined}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => atFirst || state.focusPreviousPage()}
      />
      <p aria-hidden="true" className={styles.month}>
        {name}
      </p>
      <IconButton
        label={nextLabel}
        variant="outlined"
        aria-disabled={atLast || undefined}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => atLast || state.focusNextPage()}
      />
    </div>
  );
}
