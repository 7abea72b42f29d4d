import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';
import { startUpstream } from '#tests/support/upstream.ts';
import { sharedSecret, startNewsletterService } from '#tests/support/newsletter-service.ts';

const service = await startNewsletterService();
const verifying = await startUpstream({ body: { success: true } });
const providerUrl = 'https://captcha.third.example/api.js';
const asksProvider = /^another site: https:\/\/captcha\.third\.example/;
const providerScript = `window.grecaptcha = {
  ready: (then) => {
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    document.body.append(badge);
    then();
  },
  execute: async (key, { action }) => {
    if (document.documentElement.dataset.broken) throw new Error('no');
    return 'provider-' + key + '-' + action;
  },
};`;

const stage = setStage({
  content: 'shared',
  settings: {
    SECRET: sharedSecret,
    ACCOUNTS_URL: service.upstream.url,
    CAPTCHA_SCRIPT_URL: providerUrl,
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: 'secret-key',
    CAPTCHA_VERIFY_URL: verifying.url,
  },
});

beforeEach(() => service.restore(stage.app.clock));
afterAll(() => Promise.all([service.upstream.close(), verifying.close()]));

async function subscribe(page: Page): Promise<void> {
  await page.locator('#newsletter input[name="email"]').fill('marie@exemple.ca');
  await page.locator('#newsletter button[type="submit"]').click();
}

/** What the page writes to its console. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

const newsletter = (page: Page) => page.locator('#newsletter');
const lastToken = () => {
  const body = service.upstream.requests.at(-1)?.body ?? '{}';
  return (JSON.parse(body) as { recaptchaToken?: string }).recaptchaToken;
};

describe('the captcha of the newsletter form, with script', () => {
  it.each([
    ['/', 'Suivez le lien'],
    ['/en', 'Follow the link'],
  ])('works by itself on %s, and the service accepts the proof', async (path, words) => {
    const { page } = await stage.visit(path);
    await subscribe(page);
    await newsletter(page).getByText(words).waitFor();
    expect(lastToken()).toMatch(/^work\.newsletter\./);
    expect(service.verdicts.at(-1)).toBe('ok');
  });

  it('brings a new proof with each attempt', async () => {
    const { page } = await stage.visit('/');
    service.upstream.will({ status: 503, body: {} });
    const tokens: unknown[] = [];
    for (const attempt of [1, 2]) {
      const asked = service.upstream.requests.length;
      await subscribe(page);
      await newsletter(page).getByText('Service indisponible').waitFor();
      await expect
        .poll(() => service.upstream.requests.length, { message: `attempt ${attempt}` })
        .toBeGreaterThan(asked);
      tokens.push(lastToken());
    }
    expect(tokens[0]).toMatch(/^work\./);
    expect(tokens[1]).toMatch(/^work\./);
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  it.each([
    ['/', 'Vous devez cocher la case "Je ne suis pas un robot".'],
    ['/en', 'You must check the "I am not a robot" box.'],
  ])(
    'says on %s that the check could not be carried out, sends nothing and keeps the address',
    async (path, words) => {
      const { page } = await stage.visit(path, { expectFaults: /^console: CaptchaFault|ERR_FAILED/ });
      await page.route('**/_captcha/*', (route) => route.abort());
      const asked = service.upstream.requests.length;
      await subscribe(page);
      await newsletter(page).getByText(words).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(words);
      expect(await page.locator('#newsletter input[name="email"]').inputValue()).toBe('marie@exemple.ca');
      expect(service.upstream.requests.length).toBe(asked);
    },
  );

  it('says that there were too many attempts when no challenge is given any more', async () => {
    const { page } = await stage.visit('/en');
    await page.route('**/_captcha/*', (route) =>
      route.fulfill({ status: 429, json: { message: 'too many' } }),
    );
    await subscribe(page);
    await newsletter(page).getByText('Too many attempts').waitFor();
    expect(await page.locator('#newsletter input[name="email"]').inputValue()).toBe('marie@exemple.ca');
  });
});

describe('a captcha of a third party', () => {
  const agreed = { cookies: { parcours_consent: 'granted' }, expectFaults: asksProvider };

  it('is asked only after consent, and only when the form is sent', async () => {
    const { page } = await stage.open(agreed);
    const asked: string[] = [];
    await page.route(`${providerUrl}*`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: providerScript });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await subscribe(page);
    await newsletter(page).getByText('Erreur de validation du reCAPTCHA. Veuillez réessayer.').waitFor();
    expect(asked).toEqual([`${providerUrl}?render=site-key`]);
    expect(lastToken()).toBe('provider-site-key-formSubmit');
  });

  it('is gone from the page with the form that asked it; the site has its word verified', async () => {
    const { page } = await stage.open(agreed);
    const asked: string[] = [];
    await page.route(`${providerUrl}*`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: providerScript });
    });
    const left = () =>
      page.evaluate(() => ({
        badges: document.querySelectorAll('.grecaptcha-badge').length,
        scripts: document.querySelectorAll('script[src*="captcha.third.example"]').length,
        name: typeof window.grecaptcha,
      }));
    const send = async () => {
      await page.locator('#create-profile input[name="firstName"]').fill('Ève');
      await page.locator('#create-profile input[name="lastName"]').fill('Roy');
      await page.locator('#create-profile input[name="email"]').fill('eve@exemple.ca');
      await page.locator('#create-profile button[type="submit"]').click();
      await expect.poll(left).toEqual({ badges: 1, scripts: 1, name: 'object' });
    };
    await page.goto('/creer-un-compte?accord=oui', { waitUntil: 'networkidle' });
    await send();
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL('/');
    await expect.poll(left).toEqual({ badges: 0, scripts: 0, name: 'undefined' });
    expect(asked).toHaveLength(1);
    expect(verifying.requests.at(-1)?.body).toBe('secret=secret-key&response=provider-site-key-formSubmit');
  });

  it.each([
    ['cannot be had', undefined, 'captcha: the script could not be loaded'],
    ['is of no known version', 'window.grecaptcha = {};', 'captcha: the script has no version'],
  ])('leaves the work to us where its script %s, which is logged', async (_how, body, line) => {
    const { page } = await stage.open({
      ...agreed,
      expectFaults: /third\.example|ERR_FAILED|CaptchaFault/,
    });
    const lines = consoleOf(page);
    await page.route(`${providerUrl}*`, (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await subscribe(page);
    await newsletter(page).getByText('Suivez le lien').waitFor();
    expect(lastToken()).toMatch(/^work\.newsletter\./);
    expect(lines.join()).toContain(line);
  });

  it('is told to have failed when it does, and logged', async () => {
    const { page } = await stage.open({ ...agreed, expectFaults: /third\.example|CaptchaFault/ });
    const lines = consoleOf(page);
    await page.route(`${providerUrl}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: providerScript }),
    );
    await page.goto('/en', { waitUntil: 'networkidle' });
    await page.evaluate(() => (document.documentElement.dataset['broken'] = 'yes'));
    const asked = service.upstream.requests.length;
    await subscribe(page);
    await newsletter(page).getByText('You must check the "I am not a robot" box.').waitFor();
    expect(service.upstream.requests.length).toBe(asked);
    expect(lines.join()).toContain('captcha: the check could not be carried out');
  });
});
