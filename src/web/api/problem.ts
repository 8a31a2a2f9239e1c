import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** What a failed call said: the server's sentence and code when it responded, else the kind of failure. */
export type Problem = {
  kind: 'answer' | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'unexpected';
  status: number | null;
  code: string;
  message: string;
  /** The fields at fault, by name. */
  errors: Readonly<Record<string, string>>;
  /** Facts that go with the code, such as `totalPrice` with `price_changed`. */
  details: Readonly<Record<string, unknown>>;
};

const NOTHING_SAID: Problem = { kind: 'unexpected', status: null, code: '', message: '', errors: {}, details: {} };

/** Reads the error of a query or mutation, of any shape. Never throws. */
export function problemOf(error: unknown): Problem {
  if (!isFields(error)) return NOTHING_SAID;
  const { status } = error;
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || status === 'PARSING_ERROR') {
    return { ...NOTHING_SAID, kind: status };
  }
  if (typeof status !== 'number') return NOTHING_SAID;
  const data = isFields(error.data) ? error.data : {};
  return {
    kind: 'answer',
    status,
    code: textOf(data.code),
    message: textOf(data.message),
    errors: isTexts(data.errors) ? data.errors : {},
    details: isFields(data.details) ? data.details : {},
  };
}

/** Codes of a 403 that a fresh token would not change. */
const NOT_ABOUT_THE_TOKEN = ['forbidden', 'cross_site', 'password_change_required', 'login_expired'];

/** Whether the server refused the token, not the action. */
export function isTokenRefused(error: unknown): boolean {
  const { status, code } = problemOf(error);
  return status === 403 && !NOT_ABOUT_THE_TOKEN.includes(code);
}

/** Whether the session is over: lists stop polling, and the page offers to log in again. */
export function isLoginExpired(error: unknown): boolean {
  return problemOf(error).code === 'login_expired';
}

/** The failure of a call whose session could not be renewed. */
export const LOGIN_EXPIRED = {
  status: 403,
  data: { message: 'Your login has expired.', code: 'login_expired' },
} as const satisfies FetchBaseQueryError;

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isFields(value) && Object.values(value).every((text) => typeof text === 'string');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
