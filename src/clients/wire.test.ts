import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { absentTransport, type Transport } from '#platform/transport.ts';
import { askJson, messageOf } from './wire.ts';

const schema = z.object({ name: z.string() });
const get = { method: 'GET', path: '/api/x' } as const;
const answering =
  (status: number, body: unknown): Transport =>
  async () => ({ status, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body) });

describe('what a service answers', () => {
  it('is what the schema makes of it', async () => {
    expect(await askJson(answering(200, { name: 'a', more: 1 }), get, schema)).toEqual({ name: 'a' });
  });

  it.each([
    ['not JSON', '<html>Bienvenue</html>'],
    ['cut off', '{"name":'],
    ['empty', ''],
    ['of another shape', { name: 3 }],
    ['a list', []],
    ['nothing', null],
  ])('is a bad answer when it is %s', async (_what, body) => {
    await expect(askJson(answering(200, body), get, schema)).rejects.toMatchObject({
      code: 'bad-answer',
      facts: { path: '/api/x' },
    });
  });

  it('names the place of the fault, not the value', async () => {
    const refusal = askJson(answering(200, { name: { deep: 'private' } }), get, schema);
    await expect(refusal).rejects.toSatisfy((thrown: AppError) => /name/.test(thrown.message));
    await expect(refusal).rejects.toSatisfy(
      (thrown: AppError) => !JSON.stringify([thrown.message, thrown.facts]).includes('private'),
    );
  });

  it.each([
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [418, 'bad-request'],
    [422, 'invalid'],
    [500, 'internal'],
    [502, 'bad-answer'],
    [503, 'unavailable'],
    [504, 'timed-out'],
  ])('with status %i is an error called %s that keeps the status', async (status, code) => {
    await expect(askJson(answering(status, '<html>'), get, schema)).rejects.toMatchObject({
      code,
      status,
      message: `answered ${status}`,
    });
  });

  it('with status 429 is our fault, and to the visitor a service out of reach', async () => {
    await expect(askJson(answering(429, ''), get, schema)).rejects.toMatchObject({
      code: 'too-many-requests',
      status: 503,
    });
  });

  it('that comes too late is to a visitor as one that cannot be had', async () => {
    const late: Transport = () => Promise.reject(new AppError('timed-out', 'no answer within 10 ms'));
    await expect(askJson(late, get, schema)).rejects.toMatchObject({ code: 'timed-out', status: 503 });
    await expect(askJson(absentTransport('x'), get, schema)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the words of a refusal', () => {
  it.each([
    [
      'JSON:API',
      { jsonapi: {}, errors: [{ title: 'Not Found', status: '404', detail: 'No such page.' }] },
      'No such page.',
    ],
    ['REST and router', { message: 'Page non trouvée', details: 'x' }, 'Page non trouvée'],
    ['OAuth', { error: 'invalid_grant', error_description: 'Wrong password.' }, 'Wrong password.'],
    ['web form', { saved: false, errors: [{ detail: 'Le champ est requis.' }] }, 'Le champ est requis.'],
    ['a bare string', 'Further instructions have been sent', 'Further instructions have been sent'],
    [
      'several at once: the most precise',
      { errors: [{ detail: 'a' }], message: 'b', error_description: 'c' },
      'a',
    ],
    ['OAuth with a message', { error: 'x', error_description: 'c', message: 'b' }, 'b'],
    ['errors without words', { errors: [{ title: 'x' }], message: 'b' }, 'b'],
    ['errors of another kind', { errors: { mail: 'x' }, message: 'b' }, 'b'],
    ['no errors at all', { errors: [], message: '' }, undefined],
    ['words that are no words', { message: 5, error_description: { a: 1 } }, undefined],
    ['a number', 5, undefined],
    ['null', null, undefined],
  ])('%s', (_family, body, words) => {
    expect(messageOf(JSON.stringify(body))).toBe(words);
  });

  it.each(['<!doctype html><h1>500</h1>', 'Internal Server Error', ''])('are none in %j', (body) => {
    expect(messageOf(body)).toBeUndefined();
  });
});
