import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenReservation } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

async function stateOn(db: Database, date: string, location = 1) {
  const { app } = await testCaller(database, 'Admin');
  const answer = await app.inject({
    url: `/api/reservations/availability?location=${location}&from=${date}&to=${date}`,
  });
  return answer.json().days[0].state;
}
