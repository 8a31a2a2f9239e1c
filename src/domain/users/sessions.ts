const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** How long a replaced refresh token is still accepted, in milliseconds: two tabs may renew together. */
const RENEWAL_GRACE = 20 * SECOND;
/** A login older than this must give the password again before changing it. */
const RECENT_LOGIN = 30 * 60 * SECOND;

/** What the rules need to know of a session; instants in milliseconds since 1970. */
type SessionTimes = {
  /** Whether the person chose to stay signed in. */
  persist: boolean;
  usedAt: number;
  expiresAt: number;
};

/** When a session that starts at `now` ends at the latest: 30 days, or 12 hours when it goes with the browser. */
export function lastMoment(persist: boolean, now: number): number {
  return now + (persist ? 30 * DAY : 12 * HOUR);
}

/** Whether a session has expired, or was not used for 7 days (12 hours when it goes with the browser). */
export function isOver({ persist, usedAt, expiresAt }: SessionTimes, now: number): boolean {
  return now >= expiresAt || now - usedAt >= (persist ? 7 * DAY : 12 * HOUR);
}

/** Whether the password was given recently enough not to be asked again. */
export function isRecentLogin(signedInAt: number, now: number): boolean {
  return now - signedInAt < RECENT_LOGIN;
}

/** Whether a token replaced at `rotatedAt` is still accepted. */
export function isWithinGrace(rotatedAt: number, now: number): boolean {
  return now - rotatedAt <= RENEWAL_GRACE;
}
