import { everybody, type Row } from './permission-rows.ts';

export const salonRows: Row[] = [
  { call: 'GET /health', expected: everybody(200) },
  { call: 'GET /settings/public', expected: everybody(200) },
  { call: 'GET /dev/mails', expected: everybody(200) },
];
