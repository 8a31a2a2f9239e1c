import type { messages as french } from '../fr/problems.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  FETCH_ERROR: 'The server isn’t responding. Check your connection, then try again.',
  TIMEOUT_ERROR: 'The server is taking too long to respond. Try again in a moment.',
  PARSING_ERROR: 'The server’s response can’t be read. Try again; if the problem continues, call us.',
  unexpected: 'Something went wrong. Try again; if the problem continues, call us.',
  noAccess: 'Your account can’t open this page.',
  toDashboard: 'Go to the dashboard',
};
