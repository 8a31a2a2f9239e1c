import { deviceNow } from './device-clock.ts';
import { openAnew } from './open-anew.ts';

/** What browsers and the build's own loader say of a file that could not be fetched; anything else is a fault of its own. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** A page that names the files of the build as it is now, and is the same for everybody. */
const SMALL_PAGE = '/hors-connexion';
const RELOADED = 'reloadedAt';
/** Two servers with two builds must not send a tab from one to the other for ever. */
const BETWEEN_RELOADS_MS = 60_000;

/** How to ask at once for each part that is awaited. */
const asking = new Set<() => void>();
/** The parts whose lateness a person may notice: each from its first failure until it comes or is given up. */
const late = new Set<object>();
const followers = new Set<() => void>();
const lostStyles = new Set<HTMLLinkElement>();
let destination: string | null = null;

/**
 * Loads a part of the app. One that cannot be fetched is awaited: asked for again when the network is back, when the
 * person goes elsewhere (`tryAgain`), and from time to time; when the salon has a newer build, or the browser does not ask
 * for the file a second time, the tab is loaded anew. Rejects only for what is no matter of the network.
 */
export async function arrival<Part>(load: () => Promise<Part>): Promise<Part> {
  let fetched = await fetchOnce(load);
  if (fetched.problem) setLate(load, true);
  for (let pauseMs = FIRST_PAUSE_MS; fetched.problem; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    void loadAnewWhereItHelps(fetched.problem);
    await nextChance(pauseMs);
    fetched = await fetchOnce(load);
    if (fetched.problem && destination !== null) setLate(load, true);
  }
  setLate(load, false);
  return fetched.part;
}

type Fetched<Part> = { problem: null; part: Part } | { problem: Error };

async function fetchOnce<Part>(load: () => Promise<Part>): Promise<Fetched<Part>> {
  try {
    await fetchLostStyles();
    return { problem: null, part: await load() };
  } catch (problem) {
    if (isNotFetched(problem)) return { problem };
    setLate(load, false);
    throw problem;
  }
}

/** Whether a part could not be fetched, and may come later. */
export function isNotFetched(problem: unknown): problem is Error {
  return problem instanceof Error && NOT_FETCHED.test(problem.message);
}

/** Whether something that a person asked for is late. */
export function isLate(): boolean {
  return late.size > 0;
}

/** Forgets what was late before a navigation; it is still being fetched. */
export function forgetLate(): void {
  late.clear();
  tellFollowers();
}

/** Hears when that changes. Returns how to stop. */
export function followArrivals(onChange: () => void): () => void {
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
  };
}

/** Asks at once for all that is awaited. */
export function tryAgain(): void {
  for (const ask of asking) ask();
}

/** Where the person is going meanwhile: a tab that is loaded anew opens there. Null for where it is. */
export function setDestination(path: string | null): void {
  destination = path;
}

/** Whether the server responds with files of another build than this tab's. */
async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(SMALL_PAGE, { cache: 'no-cache' });
    return answer.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}

/** Loads the tab anew when the part that was not fetched may come with it; returns whether it may. */
export async function loadAnewWhereItHelps(problem: Error): Promise<boolean> {
  if (!(await isRefusedByBrowser(problem)) && !(await isOutdated())) return false;
  loadAnew();
  return true;
}

/** Whether the file can be fetched all the same: a browser may remember, while the page lives, that it did not come once. */
async function isRefusedByBrowser({ message }: Error): Promise<boolean> {
  const file = /http\S+/.exec(message);
  try {
    return file !== null && (await fetch(file[0])).ok;
  } catch {
    return false;
  }
}

/** Loads the tab anew, unless it has been a moment ago, or could not remember it. */
export function loadAnew(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? Number.NEGATIVE_INFINITY);
    if (deviceNow() - last < BETWEEN_RELOADS_MS) return;
    sessionStorage.setItem(RELOADED, String(deviceNow()));
  } catch {
    return;
  }
  openAnew(destination);
}

/** Resolves when it is worth asking again. */
function nextChance(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const ask = () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
      asking.delete(ask);
      resolve();
    };
    const timer = setTimeout(ask, pauseMs);
    window.addEventListener('online', ask);
    asking.add(ask);
  });
}

function setLate(part: object, isPartLate: boolean): void {
  if (late.has(part) === isPartLate) return;
  if (isPartLate) late.add(part);
  else late.delete(part);
  tellFollowers();
}

function tellFollowers(): void {
  for (const tell of followers) tell();
}

/**
 * Notes the style sheets that do not come: the build's loader asks for each once and never again, and would later show the
 * page without.
 */
export function noteLostStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lostStyles].map(fetchStyle));
}

/** Puts the style sheet in anew; rejects, as the loader does, when it does not come now either. */
function fetchStyle(lost: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: lost.rel, href: lost.href, crossOrigin: lost.crossOrigin });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${lost.href}`)));
    lostStyles.delete(lost);
    lost.replaceWith(link);
  });
}
