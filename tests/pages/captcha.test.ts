import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solve } from '#lib/proof-of-work.ts';
import { createCaptcha } from '#platform/captcha/captcha.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { deriveKey } from '#platform/secret.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { readDocument } from '#tests/support/document.ts';
import {
  sharedSecret,
  startNewsletterService,
  type NewsletterService,
} from '#tests/support/newsletter-service.ts';
import { trialForm } from '#tests/support/trial-screens.ts';

const invalid = {
  fr: 'Erreur de validation du reCAPTCHA. Veuillez réessayer.',
  en: 'The security check failed. Please try again.',
};

function hidden(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** Sends the form of a page as a browser without script does. */
async function send(app: TestApp, page: string, change: Record<string, string> = {}): Promise<Response> {
  const html = await app.text(page);
  const fields = {
    _form: 'newsletter',
    _token: hidden(html, '_token'),
    _captcha: hidden(html, '_captcha'),
    email: 'marie@exemple.ca',
    url: '',
  };
  return app.get(page, {
    method: 'POST',
    headers: { origin: app.origin, accept: 'text/html' },
    body: new URLSearchParams({ ...fields, ...change }),
  });
}

async function solvedToken(app: TestApp): Promise<string> {
  const answer = (await (await app.get('/_captcha/newsletter')).json()) as {
    challenge: string;
    difficultyBits: number;
  };
  const options = { now: () => 0, pause: async () => undefined };
  return (await solve(answer.challenge, answer.difficultyBits, options)) ?? '';
}

const trial = trialForm({ hasCaptcha: true });

describe('the captcha of the newsletter form', () => {
  let app: TestApp;
  let service: NewsletterService;
  beforeAll(async () => {
    service = await startNewsletterService();
    app = await startApp({
      content: 'shared',
      settings: { SECRET: sharedSecret, ACCOUNTS_URL: service.upstream.url },
      screens: trial.screens,
    });
    service.restore(app.clock);
  });
  afterAll(async () => {
    await app.close();
    await service.upstream.close();
  });

  it('lets a visitor without script through with the token of the page, in both languages', async () => {
    for (const [page, words] of [
      ['/', 'confirmer votre abonnement'],
      ['/en', 'confirm your subscription'],
    ] as const) {
      await app.text(page);
      app.clock.advance(3000);
      const answer = await send(app, page);
      expect(answer.status).toBe(303);
      expect(await app.text(answer.headers.get('location') ?? '')).toContain(words);
    }
  });

  it('lets the solution of a challenge through once, and says so in the words of the specification', async () => {
    const captcha = await solvedToken(app);
    expect((await send(app, '/', { _captcha: captcha })).status).toBe(303);
    for (const [page, words] of [
      ['/', invalid.fr],
      ['/en', invalid.en],
    ] as const) {
      const answer = await send(app, page, { _captcha: captcha });
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(html).toContain(words);
      expect(html).toContain('value="marie@exemple.ca"');
    }
    expect(service.verdicts.slice(-3)).toEqual(['ok', 'used', 'used']);
  });

  it('refuses a form without a token, with a made-up one, and one sent the moment the page was drawn', async () => {
    for (const captcha of ['', 'made up', 'page.newsletter.0.x']) {
      expect((await send(app, '/', { _captcha: captcha })).status).toBe(400);
    }
    // An address of its own has a page that nobody asked for yet.
    expect((await send(app, '/?just-drawn')).status).toBe(400);
    expect(service.verdicts.slice(-4)).toEqual(['invalid', 'invalid', 'invalid', 'invalid']);
  });

  it('has a token for the form of a screen too, which is good for that form alone', async () => {
    const { pageTokens } = readDocument(await app.text('/propos')).view().shell.captcha;
    expect(Object.keys(pageTokens)).toEqual(['newsletter', 'trial']);
    app.clock.advance(3000);
    await send(app, '/propos', {
      _form: 'trial',
      name: 'Marie',
      secret: '',
      _captcha: pageTokens['trial'] ?? '',
    });
    const captcha = createCaptcha({
      secret: deriveKey(sharedSecret, 'captcha'),
      clock: app.clock,
      state: createMemoryStore({ maxBytes: 1000, clock: app.clock }),
    });
    expect(await captcha.verify(trial.proofs.at(-1) ?? '', 'trial')).toBe('ok');
    expect(await captcha.verify(trial.proofs.at(-1) ?? '', 'newsletter')).toBe('invalid');
    const elsewhere = readDocument(await app.text('/recherche')).view().shell.captcha;
    expect(Object.keys(elsewhere.pageTokens)).toEqual(['newsletter']);
  });

  it('gives each asker a challenge of its own, for the purposes there are, never kept', async () => {
    const answers = [
      await app.get('/_captcha/newsletter'),
      await app.get('/_captcha/newsletter'),
      await app.get('/_captcha/trial'),
    ];
    const challenges = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as { challenge: string }),
    );
    expect(new Set(challenges.map(({ challenge }) => challenge)).size).toBe(3);
    expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
      'no-store',
    ]);
    expect((await app.get('/_captcha/anything')).status).toBe(400);
    expect((await app.get('/_captcha/webform-objets_perdus')).status).toBe(200);
    for (const odd of [
      'webform-',
      'webform-A',
      'webform-1',
      'webform-a-b',
      'webform-a%00',
      `webform-${'a'.repeat(61)}`,
    ])
      expect((await app.get(`/_captcha/${odd}`)).status, odd).toBe(400);
  });
});

describe('limits and outages of the captcha', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ content: 'shared' });
  });
  afterAll(() => app.close());

  it('does not hide that the service is unavailable: with work, with the page’s token, with none at all', async () => {
    const page = hidden(await app.text('/'), '_captcha');
    for (const captcha of [await solvedToken(app), page, '']) {
      const answer = await send(app, '/', { _captcha: captcha });
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('Service indisponible');
    }
  });

  it('takes ten forms without script from an address in ten minutes, and goes on taking those with work', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await send(app, '/en')).status);
    expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 503));
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(await (await send(app, '/en')).text()).toContain('Too many attempts');
    expect((await send(app, '/en', { _captcha: await solvedToken(app) })).status).toBe(503);
  });

  it('gives thirty challenges a minute to an address', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 35; attempt += 1)
      statuses.push((await app.get('/_captcha/newsletter')).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
