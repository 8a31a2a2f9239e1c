import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { DayTrack } from './day-track.tsx';

/** Ten pixels for each half-hour from 7:00 to 22:00. */
const TRACK = new DOMRect(0, 0, 300, 20);

it('paints as far as the pointer went, also when it is released before that was drawn', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(TRACK);
  Element.prototype.setPointerCapture = () => undefined;
  const painted: OpeningHours[][] = [];
  const { container } = render(<DayTrack spans={[]} onSpans={(spans) => painted.push(spans)} />);
  const send = (type: string, clientX: number) =>
    container.firstElementChild?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX }));
  act(() => void send('pointerdown', 45));
  act(() => {
    send('pointermove', 105);
    send('pointerup', 105);
  });
  expect(painted).toEqual([[{ opens: '09:00', closes: '12:30' }]]);
});
