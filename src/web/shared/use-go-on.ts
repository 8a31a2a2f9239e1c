import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router';

/**
 * For what is begun on a page and done later: returns a function that goes on to another page after the response, as long
 * as the part of the page that began it is still there. Whoever has gone elsewhere meanwhile is not thrown off that page.
 */
export function useGoOn(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(
    async (to, options) => {
      if (isThere.current) await navigate(to, options);
    },
    [navigate],
  );
}
