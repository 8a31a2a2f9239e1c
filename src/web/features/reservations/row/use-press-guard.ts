import { useEffect, useState } from 'react';

/** How long after a press, or after its meaning has changed, a button takes no other press. */
export const PRESS_REST_MS = 900;

type Guard = { meaning: string; isOn: boolean; presses: number; pending: number };

/**
 * For a button whose meaning changes under the finger. Returns whether it takes no press now, and `press`, which runs what a
 * press stands for unless it does not: a second press belongs to the first until the response is there and the finger has
 * rested, and nobody presses what has only just come to mean something else.
 */
export function usePressGuard(meaning: string) {
  const [guard, setGuard] = useState<Guard>({ meaning, isOn: false, presses: 0, pending: 0 });
  if (guard.meaning !== meaning) setGuard({ ...guard, meaning, isOn: true });
  const { isOn, presses, pending } = guard;

  // Each further press, and each change of meaning, begins the rest anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what begins it anew
  useEffect(() => {
    if (!isOn || pending > 0) return;
    const timer = setTimeout(() => setGuard((now) => ({ ...now, isOn: false })), PRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [isOn, pending, presses, meaning]);

  const press = (act: () => Promise<unknown>) => {
    setGuard((now) => ({ ...now, isOn: true, presses: now.presses + 1, pending: now.pending + (isOn ? 0 : 1) }));
    if (isOn) return;
    const finish = () => setGuard((now) => ({ ...now, pending: now.pending - 1 }));
    act().then(finish, finish);
  };
  return { isGuarded: isOn, press };
}
