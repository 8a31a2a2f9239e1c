import { expect, it } from 'vitest';
import { shareNext } from './share-next.ts';

function givenWork() {
  const runs: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const ask = shareNext(() => {
    const { promise, ...ends } = Promise.withResolvers<number>();
    runs.push(ends);
    return promise;
  });
  return { runs, ask };
}

it('begins a run for whoever comes first, and one more for all who come while it runs', async () => {
  const { runs, ask } = givenWork();
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

it('never gives a result of a run that began before the question', async () => {
  const { runs, ask } = givenWork();
  void ask();
  const second = ask();
  runs[0]?.resolve(1);
  await expect.poll(() => runs.length).toBe(2);
  const third = ask();
  runs[1]?.resolve(2);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.resolve(3);
  expect([await second, await third]).toEqual([2, 3]);
});

it('goes on after a run that fails', async () => {
  const { runs, ask } = givenWork();
  const first = ask();
  const second = ask();
  runs[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve(2);
  expect(await second).toBe(2);
  const third = ask();
  expect(runs).toHaveLength(3);
  runs[2]?.resolve(3);
  expect(await third).toBe(3);
});
