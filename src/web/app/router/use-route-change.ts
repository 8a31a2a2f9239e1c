import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { selectWaiting } from '../../features/reservations/slice.ts';
import { useSalonName } from '../../shared/use-salon-name.ts';
import { useAppSelector } from '../use-store.ts';
import { pageHandleOf } from './page-route.ts';

/** What a change of page needs beside the page: its title, and the focus on its heading. */
export function useRouteChange(): void {
  useDocumentTitle();
  useHeadingFocus();
}

function useDocumentTitle(): void {
  const { t } = useTranslation('titles');
  const salonName = useSalonName();
  const title = pageHandleOf(useMatches())?.title ?? 'notFound';
  const waiting = useAppSelector(selectWaiting);
  const badge = waiting > 0 ? `(${waiting}) ` : '';
  const text = `${badge}${t(title)} – ${salonName}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}

/** A change of the query alone, as of the language, leaves the focus where it is. */
function useHeadingFocus(): void {
  const { pathname, state } = useLocation();
  const keepsFocus = isFields(state) && state.keepsFocus === true;
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    return keepsFocus ? undefined : focusHeading();
  }, [pathname, keepsFocus]);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Focuses the page's h1 as soon as it is there; a person who moves the focus meanwhile is left alone, and so is a page that
 * has begun in a search of its own.
 */
function focusHeading(): () => void {
  const before = document.activeElement;
  if (before?.matches('main input[role="combobox"]')) return () => undefined;
  const observer = new MutationObserver(() => tryOnce());

  const tryOnce = () => {
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    observer.disconnect();
    const { activeElement } = document;
    if (activeElement !== before && activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  observer.observe(document.body, { childList: true, subtree: true });
  tryOnce();
  return () => observer.disconnect();
}
