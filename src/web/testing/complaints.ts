import { expect, type MockInstance, vi } from 'vitest';

let channels: MockInstance[] = [];

/** From here on, nothing reaches the console: what a page writes there is kept. */
export function listenForComplaints(): void {
  channels = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const channel of channels) channel.mockImplementation(() => undefined);
}

/** For a test that provokes a complaint on purpose: checks that it was made, and clears it. */
export function expectComplaint(pattern: RegExp): void {
  expect(complaints().join('\n')).toMatch(pattern);
  for (const channel of channels) channel.mockClear();
}

/** What was written to the console since the test began, one text for each call. */
export function complaints(): string[] {
  return channels.flatMap(({ mock }) => mock.calls.map((words) => words.map(String).join(' ')));
}
