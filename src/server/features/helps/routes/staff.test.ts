import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { versionOf } from '../../../database/versions.ts';
import { testCaller } from '../../../testing/caller.ts';
import { givenHelp, givenUser } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();

const DRAFT = { question: 'Peut-on payer comptant?', answer: 'Oui, et par carte.', status: 'public' };

describe('GET /helps', () => {
  it('lists private helps too, with their owner', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    const help = await givenHelp(database.db, { status: 'private', user_id: user.id });
    expect((await call('GET', '/helps')).json()).toEqual([expect.objectContaining({ _id: help.id, user: user.id })]);
  });
});

describe('POST /helps', () => {
  it('creates a help that belongs to the caller, and bumps the version of the content', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    const before = await versionOf(database.db, 'content');
    const answer = await call('POST', '/helps', DRAFT);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ message: 'La question est créée.', help: { ...DRAFT, user: user.id } });
    expect(await versionOf(database.db, 'content')).toBeGreaterThan(before);
  });

  it('keeps English and Spanish beside the French, for everybody to read', async () => {
    const { app, call } = await testCaller(database, 'Manager');
    const texts = {
      questionEn: 'Can I pay cash?',
      answerEn: 'Yes, or by card.',
      questionEs: '¿Se puede pagar en efectivo?',
    };
    const { help } = (await call('POST', '/helps', { ...DRAFT, ...texts, answerEs: ' ' })).json();
    expect(help).toMatchObject({ ...DRAFT, ...texts });
    const shown = (await app.inject({ url: '/api/helps/public' })).json();
    expect(shown).toContainEqual({ _id: help._id, ...DRAFT, ...texts });
  });

  it('is private by default', async () => {
    const { call } = await testCaller(database, 'Manager');
    const { status: _status, ...draft } = DRAFT;
    expect((await call('POST', '/helps', draft)).json().help.status).toBe('private');
  });

  it('stores markup as plain text', async () => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('POST', '/helps', { ...DRAFT, answer: '<script>alert(1)</script>' });
    expect(answer.json().help.answer).toBe('<script>alert(1)</script>');
  });

  it.each([
    ['question', { question: ' ' }],
    ['question', { question: '\u200B\u3164' }],
    ['question', { question: undefined }],
    ['answer', { answer: '' }],
    ['answer', { answer: 'a'.repeat(5001) }],
    ['questionEn', { questionEn: 'a'.repeat(301) }],
    ['answerEs', { answerEs: 'a'.repeat(5001) }],
    ['status', { status: 'hidden' }],
    ['user', { user: 'me' }],
  ])('names a %s that is at fault: %j', async (field, change) => {
    const { call } = await testCaller(database, 'Manager');
    const answer = await call('POST', '/helps', { ...DRAFT, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveProperty(field);
  });

  it('refuses a client as owner', async () => {
    const { call } = await testCaller(database, 'Manager');
    const { id } = await givenUser(database.db);
    expect((await call('POST', '/helps', { ...DRAFT, user: id })).json()).toMatchObject({ code: 'owner_invalid' });
  });

  it('takes no column that its form does not have', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    const id = randomUUID();
    const columns = { id, _id: id, user_id: id, created_at: '2001-01-01', updated_at: '2001-01-01' };
    const { help } = (await call('POST', '/helps', { ...DRAFT, ...columns })).json();
    expect(help).toMatchObject({ ...DRAFT, user: user.id });
    expect(help._id).not.toBe(id);
  });
});

describe('PATCH and DELETE /helps', () => {
  it('refuses what would undo a change that its form has not seen', async () => {
    const { call } = await testCaller(database, 'Manager');
    const { id } = await givenHelp(database.db);
    const [{ version }] = (await call('GET', '/helps')).json();
    await call('PATCH', '/helps', { ...DRAFT, id, version, answer: 'Oui.' });
    const answer = await call('PATCH', '/helps', { ...DRAFT, id, version, answer: 'Non.' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'edit_conflict' });
  });

  it('takes no column that its form does not have', async () => {
    const { call, user } = await testCaller(database, 'Manager');
    const { id } = await givenHelp(database.db, { user_id: user.id });
    const rowOf = () => database.db.selectFrom('helps').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await call('PATCH', '/helps', { ...DRAFT, id });
    const before = await rowOf();
    const other = randomUUID();
    const columns = { _id: other, user_id: other, created_at: '2001-01-01', updated_at: '2001-01-01' };
    expect((await call('PATCH', '/helps', { ...DRAFT, ...columns, id })).statusCode).toBe(200);
    expect(await rowOf()).toEqual({ ...before, updated_at: expect.any(Date) });
  });

  it('keeps a translation that a change leaves out, and drops one that it empties', async () => {
    const { call } = await testCaller(database, 'Manager');
    const { id } = await givenHelp(database.db, { question_en: 'How?', answer_en: 'Online.' });
    const kept = await call('PATCH', '/helps', { ...DRAFT, id });
    expect(kept.json().help).toMatchObject({ questionEn: 'How?', answerEn: 'Online.' });
    const emptied = await call('PATCH', '/helps', { ...DRAFT, id, questionEn: '', answerEn: null });
    expect(emptied.json().help).not.toHaveProperty('questionEn');
    expect(emptied.json().help).not.toHaveProperty('answerEn');
    const trail = database.db.selectFrom('audit').select('details').where('subject_id', '=', id);
    const [, last] = await trail.orderBy('id').execute();
    expect(last?.details).toMatchObject({ changes: { questionEn: { from: 'How?', to: null } } });
  });

  it('changes an entry, hides it, and takes it away', async () => {
    const { app, call } = await testCaller(database, 'Manager');
    const { id } = await givenHelp(database.db);
    const changed = await call('PATCH', '/helps', { id, ...DRAFT, status: 'private' });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().help).toMatchObject({ question: DRAFT.question, status: 'private' });
    const shown = (await app.inject({ url: '/api/helps/public' })).json();
    expect(shown.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    expect((await call('DELETE', '/helps', { id })).json()).toEqual({ message: 'La question est supprimée.' });
    expect((await call('PATCH', '/helps', { id, ...DRAFT })).json()).toMatchObject({ code: 'help_not_found' });
    expect((await call('DELETE', '/helps', { id })).statusCode).toBe(404);
  });
});
