import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { configFrom } from '../config.ts';
import { makeClosing } from './closing.ts';
import { repeat } from './repeat.ts';

const log = pino({ level: 'silent' });
const config = configFrom({ TOKEN_SECRET: 'a secret that only tests know, long enough' });

describe('repeat', () => {
  it('goes on after a failure, waits for what is under way, and stops with the server', async () => {
    vi.useFakeTimers();
    const closing = makeClosing(log);
    let begun = 0;
    let ended = 0;
    const task = async () => {
      begun += 1;
      if (begun === 1) throw new Error('the database was away');
      await Promise.resolve();
      ended += 1;
    };
    repeat({ config, log, closing, fail: () => undefined }, { name: 'counting', everyMs: 1000, task });
    await vi.advanceTimersByTimeAsync(2500);
    expect(begun).toBe(3);
    await closing.closeAll();
    await vi.advanceTimersByTimeAsync(5000);
    expect({ begun, ended }).toEqual({ begun: 3, ended: 2 });
    vi.useRealTimers();
  });
});
