import { describe, expect, it } from 'vitest';
import { asLastTime, bodyOf, type Draft, emptyDraft, missingParts, withClient, withName } from './draft.ts';

const GEL = { serviceId: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a001', qty: 2 };
const CAMILLE = {
  _id: null,
  client: 'Camille Roy',
  phone: '418-555-0142',
  email: 'camille@x.test',
  lastVisit: null,
  nextVisit: null,
  lastLines: [GEL],
  lastPerformer: 'Linh',
  noShows: 0,
};

function givenDraft(differences: Partial<Draft> = {}): Draft {
  const start = { location: 1, date: '2026-06-05', time: '10:30' } as const;
  const lines = { manicure: GEL, pedicure: null, other: null };
  return { ...emptyDraft(start), client: 'Camille Roy', lines, ...differences };
}

describe('missingParts', () => {
  it.each<[Partial<Draft>, string[]]>([
    [{}, []],
    [{ client: 'Li' }, ['client']],
    [{ client: 'Camille 2' }, ['client']],
    [{ phone: '418-555-0142' }, []],
    [{ phone: '418-555' }, ['phone']],
    [{ email: 'camille@x.test' }, []],
    [{ email: 'camille@' }, ['email']],
    [{ lines: { manicure: null, pedicure: null, other: null } }, ['services']],
    [{ time: null, client: '' }, ['client', 'time']],
  ])('finds in %j: %j', (differences, missing) => {
    expect(missingParts(givenDraft(differences))).toEqual(missing);
  });
});

describe('bodyOf', () => {
  it('names a technician where there is a team, elsewhere what is written of one', () => {
    const draft = givenDraft({ performer: 'Linh', performerId: 'ana', performerRequested: false });
    const withTeam = bodyOf(draft, true);
    expect(withTeam).toMatchObject({ performerId: 'ana', performerRequested: false });
    expect(withTeam?.reservationClientInfo).not.toHaveProperty('performer');
    const without = bodyOf(draft, false);
    expect(without?.reservationClientInfo).toMatchObject({ performer: 'Linh' });
    expect(without).not.toHaveProperty('performerId');
    expect(bodyOf(givenDraft({}), true)).not.toHaveProperty('performerId');
  });

  it('sends what was written, and leaves out what was left empty', () => {
    expect(bodyOf(givenDraft({ client: '  Camille   Roy ' }), false)).toEqual({
      reservationServices: [GEL],
      reservationLocation: { locationReserved: 1 },
      reservationDate: { dateReserved: '2026-06-05', timeReserved: '10:30' },
      reservationClientInfo: { client: 'Camille Roy' },
    });
  });

  it('sends the number, the account, the performer and the comment where there are some', () => {
    const draft = { ...withClient(givenDraft(), CAMILLE), performer: 'Linh', comment: 'Sonner' };
    expect(bodyOf(draft, false)).toMatchObject({
      email: 'camille@x.test',
      reservationClientInfo: { client: 'Camille Roy', phone: '418-555-0142', performer: 'Linh', comment: 'Sonner' },
    });
  });

  it('sends nothing while something is missing', () => {
    expect(bodyOf(givenDraft({ time: null }), false)).toBeNull();
  });
});

it('no longer books for the account once another name is written', () => {
  const chosen = withClient(givenDraft(), CAMILLE);
  expect(withName(chosen, 'Camille Roy ').email).toBe('camille@x.test');
  expect(withName(chosen, 'Camille Royer').email).toBe('');
});

it('keeps an e-mail that was typed when the name is written after it', () => {
  expect(withName(givenDraft({ email: 'zoe@x.test' }), 'Zoé Roy').email).toBe('zoe@x.test');
});

it('takes the services of the last visit that are still offered, in place of those chosen, and who did them', () => {
  const spa = { serviceId: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a002', qty: 6 };
  const offered = [{ _id: spa.serviceId, category: 'pedicure' as const }];
  const again = asLastTime(givenDraft(), { ...CAMILLE, lastLines: [GEL, spa] }, { services: offered });
  expect(again.lines).toEqual({ manicure: null, pedicure: { ...spa, qty: 4 }, other: null });
  expect(again.performer).toBe('Linh');
  expect(asLastTime(givenDraft(), { ...CAMILLE, lastLines: [] }, { services: offered })).toEqual(givenDraft());
});
