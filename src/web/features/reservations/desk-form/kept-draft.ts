import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { dateSchema, timeSchema } from '#contract/schemas/fields.ts';
import { personalKey, readStored, store } from '../../../browser/browser-storage.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { type Draft, isBegun } from './draft.ts';

/** As long as a visitor's own contact details are kept. */
const LIFE_MS = 24 * 60 * 60_000;

const lineSchema = z.object({ serviceId: z.string(), qty: z.number() }).nullable();
const keptSchema = z.object({
  keptAt: z.number(),
  draft: z.object({
    client: z.string(),
    phone: z.string(),
    email: z.string(),
    isEmailKnown: z.boolean(),
    lines: z.object({ manicure: lineSchema, pedicure: lineSchema, other: lineSchema }),
    location: z.union([z.literal(1), z.literal(2)]),
    date: dateSchema,
    time: timeSchema.nullable(),
    performer: z.string(),
    performerId: z.string().nullable().default(null),
    performerRequested: z.boolean().default(true),
    comment: z.string(),
  }),
});

const listeners = new Set<() => void>();

/** Keeps the booking that an account has begun on this device; a draft in which nothing is written is not kept. */
export function keepDraft(accountId: string, draft: Draft): void {
  write(accountId, isBegun(draft) ? JSON.stringify({ keptAt: deviceNow(), draft }) : null);
}

/** Forgets the booking that an account had begun. */
export function forgetDraft(accountId: string): void {
  write(accountId, null);
}

/** Returns the booking that an account has begun on this device within the last 24 hours; null if there is none. */
export function keptDraft(accountId: string): Draft | null {
  return read(readStored(keyOf(accountId)));
}

/** As `keptDraft`, followed while it changes, in other tabs too. */
export function useKeptDraft(accountId: string): Draft | null {
  const text = useSyncExternalStore(follow, () => readStored(keyOf(accountId)));
  return useMemo(() => read(text), [text]);
}

function keyOf(accountId: string): string {
  return personalKey('desk-draft', accountId);
}

function write(accountId: string, text: string | null): void {
  store(keyOf(accountId), text);
  for (const listener of listeners) listener();
}

function read(text: string | null): Draft | null {
  const { data } = keptSchema.safeParse(parsed(text));
  if (!data) return null;
  const age = deviceNow() - data.keptAt;
  return age < LIFE_MS ? data.draft : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
