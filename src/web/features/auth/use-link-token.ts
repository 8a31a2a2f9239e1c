import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

const SECRET_PART = /[^/]+$/;

/**
 * The token of the link that led here. It is read once and then taken out of the address, so that neither the history
 * nor whoever looks over the shoulder keeps it (R9, R10).
 */
export function useLinkToken(): string {
  const { token = '' } = useParams();
  const [kept] = useState(token);
  useEffect(() => {
    const { pathname } = window.location;
    window.history.replaceState(window.history.state, '', pathname.replace(SECRET_PART, '-'));
  }, []);
  return kept;
}
