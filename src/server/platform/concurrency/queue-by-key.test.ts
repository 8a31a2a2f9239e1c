import { expect, it, vi } from 'vitest';
import { queueByKey } from './queue-by-key.ts';

const pieceOfWork = () => Promise.withResolvers<string>();

it('runs work of one key in the order of its coming, and that of other keys beside it', async () => {
  const run = queueByKey({ atOnce: 1, waiting: 5, withinMs: 60_000 });
  const [first, second, other] = [pieceOfWork(), pieceOfWork(), pieceOfWork()];
  const began: string[] = [];
  const begin = (name: string, work: typeof first) => () => {
    began.push(name);
    return work.promise;
  };
  const results = [
    run('4 June', begin('first', first)),
    run('4 June', begin('second', second)),
    run('5 June', begin('other', other)),
  ];
  other.resolve('other day');
  expect(await results[2]).toBe('other day');
  expect(began).toEqual(['first', 'other']);
  first.resolve('first');
  expect(await results[0]).toBe('first');
  second.resolve('second');
  expect(await results[1]).toBe('second');
});

it('refuses as busy who finds too many waiting', async () => {
  const run = queueByKey({ atOnce: 1, waiting: 1, withinMs: 60_000 });
  const work = pieceOfWork();
  const running = run('4 June', () => work.promise);
  const waiting = run('4 June', () => work.promise);
  await expect(run('4 June', () => work.promise)).rejects.toMatchObject({ code: 'busy' });
  work.resolve('done');
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
});

it('refuses as busy who has waited too long, and goes on with the next', async () => {
  vi.useFakeTimers();
  const run = queueByKey({ atOnce: 1, waiting: 5, withinMs: 4_000 });
  const work = pieceOfWork();
  const running = run('4 June', () => work.promise);
  const late = expect(run('4 June', () => work.promise)).rejects.toMatchObject({ code: 'busy' });
  await vi.advanceTimersByTimeAsync(4_000);
  await late;
  work.resolve('done');
  expect(await running).toBe('done');
  expect(await run('4 June', async () => 'next')).toBe('next');
  vi.useRealTimers();
});
