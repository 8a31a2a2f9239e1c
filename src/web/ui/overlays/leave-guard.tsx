import { useCallback, useRef } from 'react';
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type LeaveGuard = {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Lets the next page come unasked: what was written has been saved. */
  release: () => void;
};

/** Asks before a page, or a part of it that the query names, is left with unsaved changes. One guard for each page. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const isReleased = useRef(false);
  const shouldHold = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && pathOf(currentLocation) !== pathOf(nextLocation),
    [isDirty],
  );
  const { state, proceed, reset } = useBlocker(shouldHold);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty && !isReleased.current) event.preventDefault();
      },
      [isDirty],
    ),
  );
  return {
    isAsking: state === 'blocked',
    stay: () => reset?.(),
    leave: () => proceed?.(),
    release: () => {
      isReleased.current = true;
    },
  };
}

type LeaveTexts = { title: string; body: string; stayLabel: string; leaveLabel: string; closeLabel: string };

/** The question that goes with the guard. */
export function LeaveDialog({ guard, texts }: { guard: LeaveGuard; texts: LeaveTexts }) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={texts.title}
      keepLabel={texts.stayLabel}
      confirmLabel={texts.leaveLabel}
      closeLabel={texts.closeLabel}
      onKeep={guard.stay}
      onConfirm={guard.leave}
    >
      <p>{texts.body}</p>
    </ConfirmDialog>
  );
}

/** The path and query without the language: forms keep what is typed when only the language changes. */
function pathOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  return `${pathname}?${query}`;
}
