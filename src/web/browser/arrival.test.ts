import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import {
  arrival,
  followArrivals,
  forgetLate,
  isLate,
  loadAnew,
  noteLostStyles,
  setDestination,
  tryAgain,
} from './arrival.ts';
import { openAnew } from './open-anew.ts';

vi.mock('./open-anew.ts');

/** A page that names the files of this build. */
const SAME_BUILD = `<script src="${new URL(import.meta.url).pathname.replace('.test', '')}"></script>`;
const OTHER_BUILD = '<script src="/assets/site-new.js"></script>';

const salon = (page: string) => http.get('*/hors-connexion', () => HttpResponse.text(page));
/** Whether the file itself can be fetched. */
let isThere: boolean;
const api = fakeApi(
  salon(SAME_BUILD),
  http.get('*/assets/board.js', () => (isThere ? HttpResponse.text('') : HttpResponse.error())),
);

let isReached: boolean;
/** A part of the app, as the browser fetches it. */
const load = vi.fn(async () => {
  if (!isReached)
    throw new TypeError('Failed to fetch dynamically imported module: http://localhost:3000/assets/board.js');
  return 'the part';
});

beforeEach(() => {
  isReached = false;
  isThere = false;
  sessionStorage.clear();
  vi.clearAllMocks();
});

afterEach(() => {
  setDestination(null);
  isReached = true;
  tryAgain();
});

describe('a part of the app that cannot be fetched', () => {
  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the person goes on somewhere', tryAgain],
  ])('is asked for again when %s', async (_occasion, occur) => {
    const part = arrival(load);
    await vi.waitFor(() => expect(isLate()).toBe(true));

    isReached = true;
    occur();

    expect(await part).toBe('the part');
    expect(isLate()).toBe(false);
  });

  it('is late once through several failures, until it comes', async () => {
    const heard: boolean[] = [];
    const stop = followArrivals(() => heard.push(isLate()));
    const part = arrival(load);
    await vi.waitFor(() => expect(heard).toEqual([true]));
    tryAgain();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));

    isReached = true;
    tryAgain();

    expect(await part).toBe('the part');
    stop();
    expect(heard).toEqual([true, false]);
  });

  it('is late no more once the person has gone elsewhere, unless it is asked for again', async () => {
    void arrival(load);
    await vi.waitFor(() => expect(isLate()).toBe(true));
    forgetLate();
    tryAgain();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(isLate()).toBe(false);

    setDestination('/helps');
    await vi.waitFor(() => {
      tryAgain();
      expect(isLate()).toBe(true);
    });
  });

  it('leaves the tab alone while the build is the same', async () => {
    void arrival(load);
    await vi.waitFor(() => expect(isLate()).toBe(true));
    tryAgain();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(openAnew).not.toHaveBeenCalled();
  });

  it('has the tab loaded anew when the salon has another build, once', async () => {
    api.use(salon(OTHER_BUILD));
    void arrival(load);
    await vi.waitFor(() => expect(openAnew).toHaveBeenCalledExactlyOnceWith(null));

    tryAgain();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    loadAnew();

    expect(openAnew).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('has the tab loaded anew when the file is there and only the browser refuses it', async () => {
    setDestination('/dashboard/helps');
    void arrival(load);
    await vi.waitFor(() => expect(isLate()).toBe(true));
    expect(openAnew).not.toHaveBeenCalled();

    isThere = true;
    tryAgain();

    await vi.waitFor(() => expect(openAnew).toHaveBeenCalledExactlyOnceWith('/dashboard/helps'));
  });

  it('then leads to where the person was going', async () => {
    api.use(salon(OTHER_BUILD));
    setDestination('/reservation-panier');
    void arrival(load);
    await vi.waitFor(() => expect(openAnew).toHaveBeenCalledExactlyOnceWith('/reservation-panier'));
  });

  it('never loads a tab anew that could not remember it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is off.');
    });
    loadAnew();
    expect(openAnew).not.toHaveBeenCalled();
  });
});

it('lets a fault of the part itself through', async () => {
  const broken = () => Promise.reject(new TypeError('undefined is not a function'));
  await expect(arrival(broken)).rejects.toThrow('undefined is not a function');
});

it('puts a style sheet in anew that did not come, and waits for it', async () => {
  noteLostStyles();
  const lost = document.createElement('link');
  Object.assign(lost, { rel: 'stylesheet', href: '/assets/board.css' });
  document.head.append(lost);
  lost.dispatchEvent(new Event('error'));

  isReached = true;
  const part = arrival(load);
  const anew = document.querySelector('link[href$="/assets/board.css"]');
  expect(anew).toBeInTheDocument();
  expect(anew).not.toBe(lost);
  expect(load).not.toHaveBeenCalled();
  anew?.dispatchEvent(new Event('load'));

  expect(await part).toBe('the part');
});
