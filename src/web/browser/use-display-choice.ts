import { useEffect, useState } from 'react';
import { readStored, store } from './browser-storage.ts';

type Follower = (key: string, chosen: string | null) => void;

/** All that shows some choice; each hears of one that was made elsewhere on the page. */
const followers = new Set<Follower>();

/**
 * A choice of how the pages look, stored in this browser: one of a few words, the first until another is chosen. What is chosen
 * in one place, or in another tab, is chosen wherever it is shown.
 */
export function useDisplayChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<string | null>(() => readStored(key));
  useEffect(() => {
    const follow: Follower = (changed, value) => {
      if (changed === key) setChosen(value);
    };
    const hear = (event: StorageEvent) => {
      if (event.key !== null) follow(event.key, event.newValue);
    };
    followers.add(follow);
    window.addEventListener('storage', hear);
    return () => {
      followers.delete(follow);
      window.removeEventListener('storage', hear);
    };
  }, [key]);
  const choose = (choice: Choice) => {
    store(key, choice);
    for (const follow of followers) follow(key, choice);
  };
  return [choices.find((known) => known === chosen) ?? choices[0], choose];
}
