import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that the address names after `#`, and brings it into view. */
export function useLinkedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const question = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
}
