// Counts what the test runners report. Runs on any Node from 20 on.

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Counts a Vitest report: a file that could not be loaded is a failure too, and so is a test that was passed over.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
export function tallyVitest({ testResults }) {
  const failed = testResults.map(({ status, assertionResults }) => {
    const notPassed = assertionResults.filter((test) => test.status !== 'passed').length;
    return status === 'failed' ? Math.max(1, notPassed) : notPassed;
  });
  const passed = testResults.map(
    ({ assertionResults }) => assertionResults.filter((test) => test.status === 'passed').length,
  );
  return { passed: sum(passed), failed: sum(failed) };
}

/**
 * Counts a Playwright report: a test that passed only when tried again, or was passed over, has failed.
 * @param {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>, errors: unknown[] }} report
 * @returns {Tally}
 */
export function tallyPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * A runner that ended badly without naming a failed test has failed once.
 * @param {Tally} tally
 * @param {boolean} endedWell
 * @returns {Tally}
 */
export function believe({ passed, failed }, endedWell) {
  return { passed, failed: endedWell ? failed : Math.max(1, failed) };
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function total(tallies) {
  return { passed: sum(tallies.map(({ passed }) => passed)), failed: sum(tallies.map(({ failed }) => failed)) };
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((a, b) => a + b, 0);
}
