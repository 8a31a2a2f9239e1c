import { useState } from 'react';
import { usePointerRest } from '../live/use-pointer-rest.ts';

/** The latest value, but the one before as long as the pointer moves: so nothing moves under it. Another `question` is answered at once. */
export function useStill<Value>(latest: Value, question: string): Value {
  const isResting = usePointerRest();
  const [shown, setShown] = useState({ question, value: latest });
  if (shown.value !== latest && (isResting || shown.question !== question)) setShown({ question, value: latest });
  return shown.question === question ? shown.value : latest;
}
