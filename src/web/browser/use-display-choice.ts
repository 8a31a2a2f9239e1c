import { useState } from 'react';
import { readStored, store } from './browser-storage.ts';

/** A choice of how the pages look, stored in this browser: one of a few words, the first until another is chosen. */
export function useDisplayChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = readStored(key);
    return choices.find((known) => known === kept) ?? choices[0];
  });
  const choose = (chosen: Choice) => {
    store(key, chosen);
    setChoice(chosen);
  };
  return [choice, choose];
}
