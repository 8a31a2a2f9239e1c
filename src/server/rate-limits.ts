import type { Environment } from './environment.ts';

/** How often something may be tried: `points` times in `seconds`. */
export type RateLimit = { points: number; seconds: number };

export type RateLimits = ReturnType<typeof rateLimits>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The limits of security.md by name. The comment says what each is counted by. */
export function rateLimits(environment: Environment) {
  return {
    /** Failed logins, by account; by browser where it has opened the account before, by session where it is open. */
    loginFailures: limit(environment.RATE_LIMIT_LOGIN_FAILURES, 15 * MINUTE),
    /** Failed logins while the password is one an Admin chose, counted likewise. */
    temporaryLoginFailures: limit(environment.RATE_LIMIT_TEMPORARY_LOGIN_FAILURES, 15 * MINUTE),
    /** Logins, failed or not, by IP. */
    login: limit(environment.RATE_LIMIT_LOGIN, MINUTE),
    /** Registrations, by IP. */
    register: limit(environment.RATE_LIMIT_REGISTER, HOUR),
    /** Registrations, by e-mail address. */
    registerAddress: limit(environment.RATE_LIMIT_REGISTER_ADDRESS, 24 * HOUR),
    /** Requests for a reset or activation link, by account. */
    forgot: limit(environment.RATE_LIMIT_FORGOT, HOUR),
    /** Requests for a mail with a link, by IP: nobody writes to strangers through us. */
    mailRequests: limit(environment.RATE_LIMIT_MAIL_REQUESTS, HOUR),
    /** Activations, by IP. */
    activate: limit(environment.RATE_LIMIT_ACTIVATE, 15 * MINUTE),
    /** Password resets, by IP. */
    reset: limit(environment.RATE_LIMIT_RESET, 15 * MINUTE),
    /** Refreshes, by session family. */
    refresh: limit(environment.RATE_LIMIT_REFRESH, MINUTE),
    /** Bookings, by user. */
    reservations: limit(environment.RATE_LIMIT_RESERVATIONS, MINUTE),
    /** Calls of whoever is signed in, by session. */
    sessionCalls: limit(environment.RATE_LIMIT_SESSION_CALLS, MINUTE),
    /** Public reads and pages, by IP. */
    reads: limit(environment.RATE_LIMIT_READS, MINUTE),
  };
}

function limit(points: number, seconds: number): RateLimit {
  return { points, seconds };
}
