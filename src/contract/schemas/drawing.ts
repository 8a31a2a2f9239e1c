import type { Language } from '#domain/languages.ts';

/** A page that somebody asks the server for. */
export type DrawingRequest = {
  /** Its path. */
  url: string;
  language: Language;
  /** Answers a call of the page to the API, such as `settings/public`, with a status and the text of a JSON body. */
  answer: (path: string) => Promise<{ status: number; body: string }>;
};

/** What the browser app makes of it. */
export type Drawing = {
  status: number;
  title: string;
  /** For search engines; null for a page that they should leave out. */
  description: string | null;
  /** The page as HTML; empty when only the browser can draw it. */
  html: string;
  /** The data that it was drawn from, as JSON. */
  state: string;
  /** Whether every answer that it asked for was there; a page drawn without is not kept. */
  isComplete: boolean;
  /** The source files that the browser will need, as the build's manifest names them. */
  sourceFiles: string[];
};

/** What the built render entry (`src/web/entry-server.tsx`) offers the server. */
export type DrawPage = (request: DrawingRequest) => Promise<Drawing>;

/**
 * The one path by which a page is drawn and kept, however it was asked for: in capitals, with a slash too many, with a
 * token or the number of a record, which the server draws nothing of. All paths that lead nowhere share one.
 */
export type PageOf = (path: string) => Promise<string>;
