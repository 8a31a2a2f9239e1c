import { useRef, useState } from 'react';
import type { Turns, TurnView } from '#contract/schemas/turns.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useSetTurnOrderMutation } from '../../technicians/turn-api.ts';

type KeptOrder = {
  /** As it was put last here, with what the server knows of each. */
  turns: readonly TurnView[];
  /** Shows an order at once and sends it; an empty one goes by minutes again. */
  keep: (technicianIds: readonly string[]) => void;
  /** Why the last one was not kept. */
  error: unknown;
};

/** The order of the day as somebody changes it: of several changes in a row the last one is sent once the first is there. */
export function useKeptOrder(location: LocationCode, answer: Turns | undefined): KeptOrder {
  const [send] = useSetTurnOrderMutation();
  const [put, setPut] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<unknown>(undefined);
  const waiting = useRef<readonly string[] | null>(null);
  const isSending = useRef(false);

  const sendNext = async ({ date, version }: Turns) => {
    isSending.current = true;
    let seen = version;
    while (waiting.current) {
      const technicianIds = [...waiting.current];
      waiting.current = null;
      const { data, error: refusal } = await send({ location, date, version: seen, technicianIds });
      setError(refusal);
      seen = data?.version;
      // What was put on top of a refused order was not put on the one that stands.
      if (!data) waiting.current = null;
    }
    isSending.current = false;
    setPut(null);
  };
  const keep = (technicianIds: readonly string[]) => {
    setPut(technicianIds.length > 0 ? technicianIds : null);
    waiting.current = technicianIds;
    if (!isSending.current && answer) void sendNext(answer);
  };
  return { turns: inOrder(answer?.turns ?? [], put), keep, error };
}

function inOrder(turns: readonly TurnView[], put: readonly string[] | null): readonly TurnView[] {
  if (!put) return turns;
  const placeOf = ({ technicianId }: TurnView) => (put.includes(technicianId) ? put.indexOf(technicianId) : put.length);
  return turns.toSorted((one, other) => placeOf(one) - placeOf(other));
}
