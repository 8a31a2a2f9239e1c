import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { configFrom } from '../../../config.ts';
import { firstSettings } from '../service/set-up.ts';

const settingsOf = (environment: Record<string, string>) =>
  firstSettings(
    configFrom({ DATA_DIR: tmpdir(), TOKEN_SECRET: 'long enough to sign the tokens of a test', ...environment }),
  );

describe('the settings of a new salon', () => {
  it('has tax numbers to look at in the demo', () => {
    expect(settingsOf({ DEMO: '1' })).toMatchObject({ tpsNumber: '123456789 RT0001', tvqNumber: '1234567890 TQ0001' });
  });

  it('invents no tax number for a real salon', () => {
    expect(settingsOf({ DEMO: '0' })).toMatchObject({ tpsNumber: '', tvqNumber: '' });
  });

  it('is what the environment says of the salon', () => {
    const named = { SALON_NAME: 'Nacre', SALON_TPS_NUMBER: '987654321 RT0001', SALON_TVQ_NUMBER: '9876543210 TQ0001' };
    expect(settingsOf({ DEMO: '0', ...named })).toMatchObject({
      name: 'Nacre',
      tpsNumber: '987654321 RT0001',
      tvqNumber: '9876543210 TQ0001',
    });
  });
});
