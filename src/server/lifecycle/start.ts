import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Closing } from './closing.ts';

/** What the steps of a start share: each says to `closing` what it opened; `fail` ends the server later, with the reason. */
export type Start = { config: Config; log: Logger; closing: Closing; fail: (reason: unknown) => void };
