import { createContext, useContext } from 'react';
import { markedParts } from '#domain/search-marks.ts';
import styles from './found-text.module.css';

/** What the list or board around has been searched for. */
export const SearchedFor = createContext('');

/** A name or a number, with what was searched for in it marked. */
export function FoundText({ children }: { children: string }) {
  const parts = markedParts(children, useContext(SearchedFor));
  let at = 0;
  return parts.map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    if (!isMatch) return text;
    return (
      <mark key={key} className={styles.found}>
        {text}
      </mark>
    );
  });
}
