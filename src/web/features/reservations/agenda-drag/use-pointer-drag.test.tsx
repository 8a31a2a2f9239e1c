import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type PointerOver, usePointerDrag } from './use-pointer-drag.ts';

/** A day of a thousand minutes, one pixel for each. */
const HOURS = { start: 0, end: 1000 };
const DAY = new DOMRect(0, 0, 300, 1000);

function Day({ onDropped }: { onDropped: (minute: number | undefined) => void }) {
  const scroller = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<PointerOver | null>(null);
  usePointerDrag(scroller, card, {
    hours: HOURS,
    mayLift: () => true,
    onLift: (_grip, at) => setOver(at),
    onOver: setOver,
    onDrop: () => onDropped(over?.minute),
    onLeave: () => onDropped(undefined),
  });
  return (
    <div ref={scroller}>
      <div data-column="zoe">
        <div data-body="">
          <button type="button" data-piece="visit">
            Mariam Traoré
          </button>
        </div>
      </div>
    </div>
  );
}

function openDay(pointerType: 'mouse' | 'touch') {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(DAY);
  Element.prototype.setPointerCapture = () => undefined;
  const dropped: (number | undefined)[] = [];
  render(<Day onDropped={(minute) => dropped.push(minute)} />);
  const visit = screen.getByRole('button');
  const send = (type: 'pointerdown' | 'pointermove' | 'pointerup', clientY: number) =>
    visit.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType, clientX: 10, clientY }));
  return { send, dropped };
}

describe('a visit that is carried', () => {
  it.each([
    ['two moves', [120, 430]],
    ['one move alone', [430]],
  ])('is let go where the pointer is, also when a busy page hears of %s and the release at once', (_what, moves) => {
    const { send, dropped } = openDay('mouse');
    act(() => void send('pointerdown', 100));
    act(() => {
      for (const y of moves) send('pointermove', y);
      send('pointerup', 430);
    });
    expect(dropped).toEqual([430]);
  });

  it('stays under a finger that moves on before the first picture since it was picked up', () => {
    vi.useFakeTimers();
    const { send, dropped } = openDay('touch');
    act(() => void send('pointerdown', 100));
    act(() => void vi.advanceTimersToNextTimer());
    act(() => void send('pointermove', 430));
    act(() => void vi.advanceTimersToNextFrame());
    act(() => void send('pointerup', 430));
    vi.useRealTimers();
    expect(dropped).toEqual([430]);
  });
});
