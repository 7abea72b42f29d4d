import { describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { readDocument } from '#tests/support/document.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { trialForm } from '#tests/support/trial-screens.ts';
import { startVisits } from '#tests/support/visits.ts';

const trial = trialForm();
const visits = startVisits({ content: 'shared', screens: trial.screens });
const json = { accept: 'application/json' };
const send = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  visits.send(path, { _form: 'trial', secret: 'hush', ...fields }, headers);

describe('the form of a screen', () => {
  it.each([
    ['/propos', 'fr-ca', 'Erreur\u00a0: name', /^Erreur\u00a0: /],
    ['/en/about', 'en-ca', 'Error: name', /^Error: /],
  ] as const)(
    'is redrawn on its page %s with what is wrong, in its language, and what was typed',
    async (path, lang, message, title) => {
      const response = await send(`${path}?a=1`, { name: ' ', other: 'typed' });
      const page = readDocument(await response.text());
      expect([response.status, page.lang, response.headers.get('cache-control')]).toEqual([
        422,
        lang,
        'private, no-store',
      ]);
      expect(page.title).toMatch(title);
      expect(page.view().route.url).toBe(`${path}?a=1`);
      expect(page.view().form).toEqual({
        name: 'trial',
        kind: 'refused',
        faults: [{ code: 'name', field: 'name', message }],
        values: { name: ' ', other: 'typed' },
      });
    },
  );

  it('never sends a secret back, nor what the site added itself', async () => {
    const text = await (await send('/propos', { name: '' })).text();
    expect(text).not.toContain('hush');
    expect(JSON.stringify(readDocument(text).view().form)).not.toContain('_token');
  });

  it('answers a script with the same faults and the same status', async () => {
    const response = await send('/propos', { name: '' }, json);
    expect([response.status, await response.json()]).toEqual([
      422,
      { kind: 'refused', faults: [{ code: 'name', field: 'name', message: 'Erreur\u00a0: name' }] },
    ]);
  });

  it('is acted on with the values its rules give, then leads to the page that says so', async () => {
    const response = await send('/propos?a=1', { name: ' Marie ' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/propos?a=1&done=trial#trial',
    ]);
    expect(trial.taken.at(-1)).toBe('Marie');
    expect((await visits.page('/propos?a=1&done=trial')).view().form).toEqual({
      name: 'trial',
      kind: 'done',
    });
  });

  it('leads to the page its action names, in letters a header can hold', async () => {
    for (const [to, location] of [
      ['/medias', '/medias'],
      ['/été/l’avis', '/%C3%A9t%C3%A9/l%E2%80%99avis'],
    ] as const) {
      const response = await send('/propos', { name: `to ${to}` });
      expect([response.status, response.headers.get('location')]).toEqual([303, location]);
      expect(await (await send('/propos', { name: `to ${to}` }, json)).json()).toEqual({ kind: 'done', to });
    }
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads back to its page where its action names %j',
    async (to) => {
      const response = await send('/propos?a=1', { name: `to ${to}` });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/propos?a=1']);
      expect(await (await send('/propos', { name: `to ${to}` }, json)).json()).toEqual({ kind: 'done' });
    },
  );

  it('is refused by its action with a status of its own, or told as unavailable when that fails', async () => {
    const refused = await send('/propos', { name: 'taken' }, json);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { kind: 'refused', faults: [{ code: 'taken', field: 'name', message: 'Erreur\u00a0: taken' }] },
    ]);
    const failed = await send('/propos', { name: 'thrown' });
    const page = readDocument(await failed.text());
    expect([failed.status, page.view().form]).toMatchObject([
      503,
      { faults: [{ code: 'unavailable' }], values: { name: 'thrown' } },
    ]);
    expect(visits.app.logs.filter(({ msg }) => msg === 'a form failed')).toHaveLength(1);
  });

  it('is asked for by name: one the page does not have is refused', async () => {
    for (const name of ['', 'other', 'constructor', '__proto__', 'toString', '\u0000']) {
      expect((await visits.send('/propos', { _form: name, name: 'x' })).status, name).toBe(400);
    }
    expect((await visits.send('/recherche', { _form: 'trial', name: 'x', secret: '' })).status).toBe(400);
  });

  it('is not acted on where the visitor may not see the page', async () => {
    const before = trial.taken.length;
    const response = await send('/mon-profil/mes-avis', { name: 'Marie' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/connexion?destination=%2Fmon-profil%2Fmes-avis',
    ]);
    expect(trial.taken).toHaveLength(before);
    const member = await visits.signIn('member');
    expect((await send('/mon-profil/mes-avis', { name: 'Marie' }, member)).status).toBe(303);
    expect(trial.taken).toHaveLength(before + 1);
  });

  it.each<Record<string, string>>([{}, { 'transfer-encoding': 'chunked' }])(
    'takes no more bytes than its action does, whether the sender names a length or not: %j',
    async (headers) => {
      const body = String(new URLSearchParams({ _form: 'trial', name: 'x'.repeat(400), secret: '' }));
      const answer = await rawRequest(visits.app.origin, '/propos', {
        method: 'POST',
        headers: {
          origin: visits.app.origin,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body,
      });
      expect(answer.status).toBe(413);
    },
  );

  it('takes no more forms a minute than its action does, each form for itself, and keeps what was typed', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await send('/propos', { name: '' }, json)).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await send('/propos', { name: 'Marie' });
    expect([refused.status, readDocument(await refused.text()).view().form]).toMatchObject([
      429,
      { kind: 'refused', faults: [{ code: 'too-many' }], values: { name: 'Marie' } },
    ]);
    expect((await visits.send('/propos', { _form: 'consent' })).status).toBe(303);
    // The form of the home page has the same name, and takes two.
    expect((await send('/', { name: 'Marie' })).status).toBe(303);
    expect((await send('/', { name: 'Marie' })).status).toBe(303);
    expect((await send('/', { name: 'Marie' })).status).toBe(429);
  });

  it.each(['2-trial', 'x'.repeat(81), 'Trial'])('cannot be called %s', async (name) => {
    const { screens } = trialForm({ name });
    await expect(startApp({ content: 'shared', screens })).rejects.toThrow(name);
  });

  it.each([
    ['text/plain', 415],
    ['application/json', 415],
    // The page has no form that takes files.
    ['multipart/form-data; boundary=x', 415],
  ])('is no form when it comes as %s', async (type, status) => {
    const headers = { origin: visits.app.origin, 'content-type': type };
    const answer = await visits.app.get('/propos', {
      method: 'POST',
      body: '{"_form":"consent"}',
      headers,
    });
    expect(answer.status).toBe(status);
  });
});
