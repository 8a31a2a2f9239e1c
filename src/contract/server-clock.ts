/**
 * The response header with the server's time, an ISO instant to the millisecond. A page that slept learns the time from its
 * next poll, even a 304. The standard `Date` does not serve: a proxy may write it.
 */
export const SERVER_CLOCK = 'salon-now';
