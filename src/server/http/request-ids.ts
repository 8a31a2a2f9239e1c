import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

const HEADER = 'x-request-id';
const GIVEN = /^[\w-]{8,64}$/;

/** Returns the id of a request: the one that a proxy in front has given it, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Sends its id with every response, by which the lines of the log about it are found. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
}

/**
 * The log of one request, whose lines bear its id. Most requests never write a line, so the real log is made with the
 * first one.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings);
    return this.#made;
  }

  get level(): string {
    return this.#log.level;
  }

  set level(level: string) {
    this.#log.level = level;
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }

  fatal(...words: unknown[]): void {
    this.#write('fatal', words);
  }

  error(...words: unknown[]): void {
    this.#write('error', words);
  }

  warn(...words: unknown[]): void {
    this.#write('warn', words);
  }

  info(...words: unknown[]): void {
    this.#write('info', words);
  }

  debug(...words: unknown[]): void {
    this.#write('debug', words);
  }

  trace(...words: unknown[]): void {
    this.#write('trace', words);
  }

  silent(...words: unknown[]): void {
    this.#write('silent', words);
  }

  #write(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent', words: unknown[]): void {
    Reflect.apply(this.#log[level], this.#log, words);
  }
}
