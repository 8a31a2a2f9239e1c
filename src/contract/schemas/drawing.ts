import type { Language } from '#domain/languages.ts';
import type { ServiceCategory } from '#domain/services/services.ts';

/** A request for a page drawn on the server. */
export type DrawingRequest = {
  /** Its path. */
  url: string;
  language: Language;
  /** Makes a call of the page to the API, such as `settings/public`; resolves to its status and JSON text. */
  callApi: (path: string) => Promise<{ status: number; body: string }>;
};

/** The page as the browser app draws it on the server. */
export type Drawing = {
  status: number;
  title: string;
  /** For search engines; null for a page that they should leave out. */
  description: string | null;
  /** The page as HTML; empty when only the browser can draw it. */
  html: string;
  /** The data that it was drawn from, as JSON. */
  state: string;
  /** Whether all its API calls succeeded; otherwise the page is not cached. */
  isComplete: boolean;
  /** The source files that the browser will need, as the build's manifest names them. */
  sourceFiles: string[];
};

/** What the built render entry (`src/web/entry-server.tsx`) offers the server. */
export type DrawPage = (request: DrawingRequest) => Promise<Drawing>;

/**
 * Returns the one path under which a page is drawn and cached: capitals, doubled slashes, tokens and record ids make no
 * difference. All unknown paths share one.
 */
export type PageOf = (path: string) => Promise<string>;

/**
 * Draws the scene of that name as an SVG file. With a category, a name that has no scene is an id, and gets a drawing that
 * follows from it; without, null.
 */
export type DrawScene = (name: string, category?: ServiceCategory) => string | null;
