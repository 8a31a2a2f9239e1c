/**
 * How often each race is run. `RACE_ROUNDS=50 npx vitest run --project server races` looks longer; 56 is the most that the days
 * of a test hold.
 */
export const RACE_ROUNDS = Number(process.env.RACE_ROUNDS ?? 25);
