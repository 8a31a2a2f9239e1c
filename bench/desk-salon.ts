// A salon with years of history, for measuring: the same people and visits at every run, none of them real.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { addDays, type CalendarDate, clockTime, instant } from '#domain/salon/salon-time.ts';
import { reservationSearchText, searchKey } from '#domain/search.ts';

export const TODAY: CalendarDate = '2026-06-03';
export const RESERVATIONS = 100_000;
const CLIENTS = 8_000;
const ACCOUNTS = 4_000;
const DAYS_BEFORE = 730;
const DAYS_AFTER = 60;
const BATCH = 5_000;

const FIRST_NAMES = ['Hélène', 'Zoé', 'Thị Hồng', 'Camille', 'Marie-Ève', 'Léa', 'Đức', 'Noémie', 'Aïcha', 'Océane'];
const MORE_FIRST_NAMES = ['Anne', 'Sophie', 'Ngọc', 'Ysé', 'Maude', 'Florence', 'Élodie', 'Inès', 'Ana', 'Rosalie'];
const LAST_NAMES = [
  'Tremblay',
  'D’Amours',
  'Nguyễn',
  'Côté',
  'Bélanger',
  'Lévesque',
  'Phạm',
  'Roy',
  'Gagné',
  'Ouellet',
];
const MORE_LAST_NAMES = [
  'Fortin',
  'Lê',
  'Bouchard',
  'Pelletier',
  'Trần',
  'Simard',
  'Vũ',
  'Poirier',
  'Diallo',
  'Santos',
];
const LINES = ['manicure', 'pedicure', 'other'] as const;

/** Fills the migrated database behind `pool` with people, 100,000 reservations and their lines. */
export async function fillSalon(pool: pg.Pool): Promise<void> {
  const people = Array.from({ length: CLIENTS }, (_, index) => personOf(index));
  await insert(pool, 'users', people.slice(0, ACCOUNTS).map(accountOf));
  for (let first = 0; first < RESERVATIONS; first += BATCH) {
    const visits = Array.from({ length: BATCH }, (_, index) => visitOf(first + index, people));
    await insert(pool, 'reservations', visits);
    await insert(pool, 'reservation_lines', visits.map(lineOf));
  }
  await pool.query('VACUUM ANALYZE');
}

type Person = ReturnType<typeof personOf>;

/** The account of the person who has visited most: whose past list is the longest. */
export const REGULAR = idOf('person', 0);

function personOf(index: number) {
  const first = pick([...FIRST_NAMES, ...MORE_FIRST_NAMES], `first ${index}`);
  const last = pick([...LAST_NAMES, ...MORE_LAST_NAMES], `last ${index}`);
  const digits = String(4_180_000_000 + number(`phone ${index}`, 9_999_999));
  return {
    id: idOf('person', index),
    hasAccount: index < ACCOUNTS,
    name: `${first} ${last}`,
    phone: `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
    email: `person${index}@example.com`,
  };
}

function accountOf({ id, name, email }: Person) {
  const at = instant(0);
  const search_text = searchKey(`${name} ${email}`);
  const fixed = { password_is_temporary: false, roles: ['Client'], status: true, token_version: 0, language: 'fr' };
  return { id, name, email, search_text, ...fixed, reminders: true, password_hash: '', created_at: at, updated_at: at };
}

function visitOf(index: number, people: readonly Person[]) {
  const person = people[number(`who ${index}`, CLIENTS - 1)] ?? personOf(0);
  const date = addDays(TODAY, number(`day ${index}`, DAYS_BEFORE + DAYS_AFTER) - DAYS_BEFORE);
  const start = 570 + 5 * number(`start ${index}`, 120);
  const status = statusOf(date, number(`status ${index}`, 99));
  const at = instant(index * 1000);
  return {
    id: idOf('visit', index),
    status,
    user_id: person.hasAccount ? person.id : null,
    email: person.hasAccount ? person.email : null,
    client: person.name,
    phone: person.phone,
    phone_is_default: false,
    comment: index % 5 === 0 ? 'Préfère la table près de la fenêtre.' : '',
    location: 1 + (index % 2),
    date,
    start_minute: start,
    end_minute: start + 45,
    items_cents: 4500,
    tax_cents: 674,
    total_cents: 5174,
    insisted: false,
    language: 'fr',
    sequence: 0,
    present_at: status === 'present' ? at : null,
    search_text: reservationSearchText({ client: person.name, phone: person.phone, time: clockTime(start) }),
    created_at: at,
    updated_at: at,
  };
}

/** Of the past, one visit in twenty was never closed: worse than a desk would leave it. */
function statusOf(date: CalendarDate, chance: number): 'pending' | 'present' | 'done' | 'cancel' {
  if (chance < 8) return 'cancel';
  if (date > TODAY) return 'pending';
  if (date < TODAY) return chance < 13 ? 'pending' : 'done';
  if (chance < 30) return 'present';
  return chance < 60 ? 'done' : 'pending';
}

function lineOf({ id }: { id: string }, index: number) {
  const category = LINES[index % 3] ?? 'manicure';
  const priced = { qty: 1, price_cents: 4500, minutes: 45 };
  return { reservation_id: id, position: 0, titre: 'Manucure classique', category, ...priced };
}

async function insert(pool: pg.Pool, table: string, rows: readonly object[]): Promise<void> {
  await pool.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}

function pick(values: readonly string[], seed: string): string {
  return values[number(seed, values.length - 1)] ?? '';
}

/** A whole number from 0 to `most`, always the same for the same seed. */
function number(seed: string, most: number): number {
  return createHash('md5').update(seed).digest().readUInt32BE() % (most + 1);
}

function idOf(kind: string, index: number): string {
  const hex = createHash('md5').update(`${kind} ${index}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
