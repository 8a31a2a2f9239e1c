import { describe, expect, it } from 'vitest';
import { inConstantTime } from './constant-time.ts';

describe('inConstantTime', () => {
  it.each([
    { ends: 'returns', work: async () => 'found', answer: 'found' },
    { ends: 'throws', work: () => Promise.reject(new Error('full')), answer: 'Error: full' },
  ])('$ends after 300 ms, however soon the work is done', async ({ work, answer }) => {
    const steps: string[] = [];
    const passed = Promise.withResolvers<void>();
    const wait = async (milliseconds: number) => {
      steps.push(`waits ${milliseconds} ms`);
      await passed.promise;
      steps.push('has waited');
    };
    const done = inConstantTime({ wait }, work).catch(String);
    const answered = done.then((text) => void steps.push(text));
    await work().catch(() => undefined);
    passed.resolve();
    await answered;

    expect(steps).toEqual(['waits 300 ms', 'has waited', answer]);
  });
});
