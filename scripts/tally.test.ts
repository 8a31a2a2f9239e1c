import { describe, expect, it } from 'vitest';
import { believe, tallyPlaywright, tallyVitest, total } from './tally.mjs';

const vitestFile = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('tallyVitest', () => {
  it.each([
    { why: 'passed and failed tests', files: [vitestFile('failed', 'passed', 'failed')], passed: 1, failed: 1 },
    { why: 'a file that did not load as one failure', files: [vitestFile('failed')], passed: 0, failed: 1 },
    { why: 'a skipped test as a failure', files: [vitestFile('passed', 'passed', 'skipped')], passed: 1, failed: 1 },
    { why: 'nothing in an empty report', files: [], passed: 0, failed: 0 },
  ])('counts $why', ({ files, passed, failed }) => {
    expect(tallyVitest({ testResults: files })).toEqual({ passed, failed });
  });
});

describe('tallyPlaywright', () => {
  it('counts flaky and skipped tests and errors outside of tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };

    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
  });
});

describe('believe', () => {
  it('holds a bad end against a runner that names no failure', () => {
    expect(believe({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(believe({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(believe({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  });
});

describe('total', () => {
  it('adds up', () => {
    expect(
      total([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});
