import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormAnswer } from '#site/forms/form.ts';
import { en } from '#site/i18n/en/index.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { readDocument } from '#tests/support/document.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';
import { startVisits, visitsOf } from '#tests/support/visits.ts';

const form = { _form: 'newsletter' };
const json = { accept: 'application/json' };
const email = 'eve@exemple.ca';

describe('the newsletter form while the accounts service is away', () => {
  const visits = startVisits({ content: 'shared' });

  it('stands in the footer of every page, with its token, and is sent to that page', async () => {
    for (const [path, label] of [
      ['/propos', 'Adresse courriel'],
      ['/en/about', 'Email'],
    ] as const) {
      const page = await visits.page(path);
      expect(page.form('newsletter')).toMatchObject({
        _token: expect.stringMatching(/^\d+\.[\w-]{43}$/) as string,
        url: '',
        email: '',
      });
      expect(page.text('footer')).toContain(label);
      const [field] = page.elements(({ attribs }) => attribs['name'] === 'email');
      expect(field?.attribs['maxlength']).toBe('125');
    }
  });

  it.each([
    ['/propos', 'fr-ca', 'Service indisponible'],
    ['/en/about', 'en-ca', 'Service unavailable'],
  ])('answers 503 on %s, keeps the address typed and says so', async (path, lang, words) => {
    const response = await visits.send(path, { ...form, email });
    const page = readDocument(await response.text());
    expect([response.status, page.lang]).toEqual([503, lang]);
    expect(page.text('footer')).toContain(words);
    expect(page.text('footer')).not.toMatch(/Effet|effect/i);
    expect(page.form('newsletter')['email']).toBe(email);
    expect(page.headings).toHaveLength(1);
    expect(page.view().route.url).toBe(path);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('tells a script the same', async () => {
    const response = await visits.send('/', { ...form, email }, json);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ kind: 'refused', faults: [{ code: 'unavailable' }] });
  });

  it.each(['', 'eve', 'eve@exemple', '@', `${'e'.repeat(117)}@ex.com.ca`])(
    'refuses %j as no address',
    async (bad) => {
      const response = await visits.send('/en', { ...form, email: bad }, json);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        kind: 'refused',
        faults: [{ code: 'email', field: 'email', message: en.shell.newsletter.invalid }],
      });
    },
  );

  it('shows what is wrong beside the field, without script', async () => {
    const response = await visits.send('/en/about', { ...form, email: 'eve' });
    const page = readDocument(await response.text());
    expect(response.status).toBe(422);
    expect(page.form('newsletter')['email']).toBe('eve');
    const [field] = page.elements(({ attribs }) => attribs['name'] === 'email');
    expect(field?.attribs['aria-invalid']).toBe('true');
    expect(page.title).toMatch(/^Error: \w/);
  });

  it('keeps the page of an error as it was', async () => {
    const response = await visits.send('/nulle-part', { ...form, email });
    const page = readDocument(await response.text());
    expect([response.status, page.headings]).toEqual([404, ['Page non trouvée']]);
    expect(page.text('main')).toContain('Vérifiez l’adresse');
    expect(page.text('footer')).toContain('Service indisponible');
  });

  it('thanks a machine that fills the hidden field, and passes nothing on', async () => {
    const response = await visits.send('/', { ...form, email, url: 'https://spam.example' }, json);
    expect([response.status, await response.json()]).toEqual([200, { kind: 'done' }]);
  });

  it('leaves the page that is kept as it was', async () => {
    const page = await visits.page('/propos');
    expect(page.form('newsletter')['email']).toBe('');
    expect(page.text('footer')).not.toContain('Service indisponible');
  });
});

describe('a form that was not sent from a page of the site', () => {
  const visits = startVisits({ content: 'shared' });
  const post = (headers: Record<string, string>, fields: Record<string, string>) =>
    visits.app.get('/propos', {
      method: 'POST',
      body: new URLSearchParams({ ...form, email, ...fields }),
      headers: { accept: 'text/html', ...headers },
    });
  const token = async () => (await visits.page('/propos')).form('newsletter')['_token'] ?? '';

  it('is refused without an origin, or with another one', async () => {
    const given = { _token: await token() };
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: visits.app.origin, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const response = await post(headers as Record<string, string>, given);
      expect(response.status, JSON.stringify(headers)).toBe(403);
      expect(readDocument(await response.text()).headings).toEqual(['Page non trouvée']);
    }
  });

  it('is refused without its token, or with one that is none or too old', async () => {
    const own = { origin: visits.app.origin };
    const old = await token();
    expect((await post(own, {})).status).toBe(403);
    expect((await post(own, { _token: 'x.y' })).status).toBe(403);
    visits.app.clock.advance(26 * 3_600_000);
    expect((await post(own, { _token: old })).status).toBe(403);
  });

  it('comes back after a day with what was typed and a token that is good, and says why', async () => {
    const own = { origin: visits.app.origin };
    const old = await token();
    visits.app.clock.advance(26 * 3_600_000);
    const refused = await post(own, { _token: old });
    const page = readDocument(await refused.text());
    expect([refused.status, page.headings]).toEqual([403, (await visits.page('/propos')).headings]);
    expect(page.text('footer')).toContain('restée ouverte trop longtemps');
    const { email: typed, _token: fresh = '' } = page.form('newsletter');
    expect(typed).toBe(email);
    expect((await post(own, { _token: fresh })).status).toBe(503);
  });

  it('gives a script a token that is good in place of an old one', async () => {
    const own = { origin: visits.app.origin, ...json };
    const refused = (await (await post(own, { _token: 'x.y' })).json()) as FormAnswer & { kind: 'refused' };
    expect(refused.faults).toMatchObject([{ code: 'stale' }]);
    expect((await post(own, { _token: refused.token ?? '' })).status).toBe(503);
  });

  it('is refused when it is too long, in words for who reads data', async () => {
    const response = await post(
      { origin: visits.app.origin, ...json },
      { _token: await token(), filler: 'x'.repeat(70_000) },
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toHaveProperty('message');
  });

  it('is refused after too many in a minute', async () => {
    const statuses: number[] = [];
    const own = { origin: visits.app.origin };
    for (let count = 0; count < 25; count += 1) statuses.push((await post({ ...own, ...json }, {})).status);
    expect(statuses.at(-1)).toBe(429);
    const page = readDocument(await (await post(own, {})).text());
    expect(page.text('footer')).toContain('Trop de tentatives');
    expect(page.form('newsletter')['email']).toBe(email);
  });
});

/** A call that hung is not tried again before. */
const spareMs = 2100;

describe('the newsletter form with its accounts service', () => {
  let app: TestApp;
  let upstream: Upstream;
  const visits = visitsOf(() => app);
  beforeAll(async () => {
    upstream = await startUpstream({ status: 200, body: { message: 'ok' } });
    app = await startApp({
      content: 'shared',
      settings: { ACCOUNTS_URL: upstream.url, API_TIMEOUT_MS: '300' },
    });
  });
  afterAll(async () => {
    await app.close();
    await upstream.close();
  });

  it.each([
    ['/propos', 'fr', 'confirmer votre abonnement'],
    ['/en/about', 'en', 'confirm'],
  ])('passes the address on from %s and asks to confirm it by e-mail', async (path, langcode, words) => {
    const response = await visits.send(`${path}?a=1`, { ...form, email: ` ${email} ` });
    const told = `${path}?a=1&done=newsletter`;
    expect([response.status, response.headers.get('location')]).toEqual([303, `${told}#newsletter`]);
    const page = await visits.page(told);
    expect(page.text('footer')).toContain(words);
    expect(page.view().shell.links.otherLanguage).not.toContain('done');
    expect(page.canonical).not.toContain('?');
    const last = upstream.requests.at(-1);
    expect([last?.method, last?.url]).toEqual(['POST', '/api/newsletter/subscribe']);
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ mail: email, langcode, organization: 'rtc' });
  });

  it.each([
    [{ status: 400, body: { message: 'Recaptcha invalid' } }, 400, 'robot'],
    [{ status: 422, body: { message: 'no' } }, 422, 'email'],
    [{ status: 429, body: { message: 'no' } }, 429, 'too-many'],
    [{ status: 500, body: 'boom' }, 503, 'unavailable'],
    ['reset', 503, 'unavailable'],
    ['hang', 503, 'unavailable'],
    [{ status: 200, body: 'not json' }, 503, 'unavailable'],
  ] as const)('tells what became of it: %j', async (reaction, status, code) => {
    upstream.will(reaction);
    const response = await visits.send('/', { ...form, email }, json);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ kind: 'refused', faults: [{ code }] });
    if (reaction === 'hang') await wait(spareMs);
  });

  it.each([
    [
      '/propos',
      { status: 400, body: { message: 'Recaptcha invalid' } },
      400,
      'Erreur de validation du reCAPTCHA',
    ],
    ['/en/about', { status: 422, body: { message: 'no' } }, 422, 'Enter a complete email address'],
    ['/propos', { status: 429, body: { message: 'no' } }, 429, 'Trop de tentatives'],
    ['/en/about', { status: 500, body: 'boom' }, 503, 'Service unavailable'],
    ['/propos', 'reset', 503, 'Service indisponible'],
    ['/en/about', 'hang', 503, 'Service unavailable'],
  ] as const)('and on %s without script, in its words: %j', async (path, reaction, status, words) => {
    upstream.will(reaction);
    const response = await visits.send(path, { ...form, email });
    const page = readDocument(await response.text());
    expect([response.status, page.view().route.url]).toEqual([status, path]);
    const footer = page.text('footer');
    expect(footer).toContain(words);
    expect(footer).not.toMatch(/Effet|effect|boom/i);
    expect(page.form('newsletter')['email']).toBe(email);
  });
});
