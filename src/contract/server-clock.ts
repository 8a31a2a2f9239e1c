/**
 * The header of every answer of the API that says what time it is at the server, as an ISO instant to the millisecond: by
 * it a page that slept learns the time from its next poll, also when nothing else has changed. The standard `Date` will
 * not do, for a proxy may write it and it does not follow a server whose clock was set.
 */
export const SERVER_CLOCK = 'salon-now';
