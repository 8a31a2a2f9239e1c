const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** How long the token just replaced still opens, in milliseconds: two tabs may renew together. */
const RENEWAL_GRACE = 20 * SECOND;
/** After this long a password must be given again before it is changed. */
const RECENT_LOGIN = 30 * 60 * SECOND;

/** What the rules ask of a session; instants in milliseconds since 1970. */
type SessionTimes = {
  /** Whether the person chose to stay connected. */
  persist: boolean;
  usedAt: number;
  expiresAt: number;
};

/** When a session that starts at `now` ends at the latest: 30 days, or 12 hours when it goes with the browser. */
export function lastMoment(persist: boolean, now: number): number {
  return now + (persist ? 30 * DAY : 12 * HOUR);
}

/** Whether a session has come to its end, or nobody has used it for 7 days (12 hours when it goes with the browser). */
export function isOver({ persist, usedAt, expiresAt }: SessionTimes, now: number): boolean {
  return now >= expiresAt || now - usedAt >= (persist ? 7 * DAY : 12 * HOUR);
}

/** Whether the password was given so lately that it need not be given again. */
export function isRecentLogin(signedInAt: number, now: number): boolean {
  return now - signedInAt < RECENT_LOGIN;
}

/** Whether a token replaced at `rotatedAt` may still be presented. */
export function isWithinGrace(rotatedAt: number, now: number): boolean {
  return now - rotatedAt <= RENEWAL_GRACE;
}
