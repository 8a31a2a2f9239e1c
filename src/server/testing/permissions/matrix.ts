/**
 * Who may call what: every operation of the API with the status that each actor gets. `matrix.test.ts` tries
 * each cell by `inject`, and fails when the API has an operation that no row names, or a row names none.
 *
 * To add an operation, add one row to the `rows-<noun>.ts` of its noun (and that file here, if it is new):
 *
 *   { call: 'PATCH /helps', expected: staff(200), send: async ({ deps }) => ({ payload: … }) },
 *
 * `expected` is one of `bearerIgnored`, `everybody`, `signedIn`, `signedInButEmployees`, `staff` and `admins` with the status
 * of those who may, spread and changed where an actor differs: `{ ...signedIn(200), otherClient: 404 }`. `send` creates
 * the records of the call (with the factories; `owner` is the client who owns them) and returns `payload`, `query`, `params`.
 */

import type { Row } from './rows.ts';
import { authRows } from './rows-auth.ts';
import { catalogueRows } from './rows-catalogue.ts';
import { deskRows } from './rows-desk.ts';
import { pictureRows } from './rows-pictures.ts';
import { reservationRows } from './rows-reservations.ts';
import { salonRows } from './rows-salon.ts';
import { teamRows } from './rows-team.ts';
import { userRows } from './rows-users.ts';

export const PERMISSION_MATRIX: readonly Row[] = [
  ...authRows,
  ...salonRows,
  ...catalogueRows,
  ...pictureRows,
  ...reservationRows,
  ...deskRows,
  ...teamRows,
  ...userRows,
];
