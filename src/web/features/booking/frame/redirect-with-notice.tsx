import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { NOTICES, type NoticeId } from './notices.ts';

/** Leads to the page where the person can settle what is missing, and says there why. */
export function RedirectWithNotice({ notice }: { notice: NoticeId }) {
  // `Navigate` sets out anew with each new state, and each setting out draws this page again.
  const state = useMemo(() => ({ notice }), [notice]);
  return <Navigate to={NOTICES[notice].path} state={state} replace />;
}
