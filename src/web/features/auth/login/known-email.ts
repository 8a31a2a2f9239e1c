import { useLocation } from 'react-router';

/**
 * The state of a navigation to the login by somebody who has just proved their e-mail. It stands with the history entry,
 * never in the URL, and the login replaces that entry.
 */
export function knownEmail(email: string) {
  return { email };
}

/** The e-mail that the login page starts with; empty when nobody gave one. */
export function useKnownEmail(): string {
  const { state } = useLocation();
  return isFields(state) && typeof state.email === 'string' ? state.email : '';
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
