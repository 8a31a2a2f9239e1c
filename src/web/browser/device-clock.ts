/**
 * The device's own idea of the time, in milliseconds since 1970. Good for how long things are kept in this browser; no
 * rule of the salon may ask it.
 */
export function deviceNow(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
