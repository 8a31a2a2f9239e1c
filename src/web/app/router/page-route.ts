import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { arrival } from '../../browser/arrival.ts';
import type { Namespace } from '../../i18n/catalogues.ts';
import type { messages as titles } from '../../i18n/fr/titles.ts';
import type { AppDispatch } from '../store.ts';

export type TitleKey = keyof typeof titles;

/** Asks for what a page shows first, so that the server can draw it whole. */
export type Preload = (dispatch: AppDispatch) => Promise<unknown>;

/** What the frame and the server know of a page. */
export type PageAbout = {
  /** Its title, in the catalogue `titles`. */
  title: TitleKey;
  /** The catalogues that it speaks from, beside those that every page has. */
  messages?: readonly Namespace[];
  /** Whether the server draws it; a page that depends on what the browser keeps is drawn there. */
  drawnByServer?: boolean;
  status?: number;
  /** A page of the demo salon only; elsewhere its URL leads nowhere. */
  demoOnly?: boolean;
};

export type PageHandle = PageAbout & {
  preload?: Preload | undefined;
  sourceFile?: string | undefined;
};

type PageModule<Name extends string> = Record<Name, ComponentType> & {
  preload?: Preload;
  /** Written by the build (`vite.config.ts`). */
  sourceFile?: string;
};

/** Makes a route's page of its module: `...page('HelpsPage', () => import('…/helps-page'), { title: 'helps' })`. */
export type Page = <Name extends string>(
  name: Name,
  load: () => Promise<PageModule<Name>>,
  about: PageAbout,
) => Pick<RouteObject, 'lazy'>;

/** Pages that arrive with their code and, in the language of the moment, their messages. */
export function pageMaker(translator: i18n): Page {
  return (name, load, about) => ({
    lazy: async () => {
      const [module] = await Promise.all([arrival(load), translator.loadNamespaces([...(about.messages ?? [])])]);
      const handle: PageHandle = { ...about, preload: module.preload, sourceFile: module.sourceFile };
      return { Component: module[name], handle };
    },
  });
}

/** What the deepest of the matched routes says of its page. */
export function pageHandleOf(matches: ReadonlyArray<{ handle: unknown }>): PageHandle | null {
  return matches.map(({ handle }) => handle).findLast(isPageHandle) ?? null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
