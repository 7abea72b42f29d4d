import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieNames } from '#site/server/http/cookies.ts';
import { sharedApp, startApp, type TestApp } from '#tests/support/app.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

/** Loaded by the pages of visitors who agreed. */
const onPages = {
  CONSENT_TOOL_URL: 'https://consent.third.example/tool.js',
  TAG_MANAGER_URL: 'https://tags.third.example/manager.js?id=A&b=1',
  NEWSLETTER_SCRIPT_URL: 'https://mail.third.example/forms.js',
  CAPTCHA_SCRIPT_URL: 'https://captcha.third.example/api.js',
};
/** Called by the server, or by screens that are not there yet: in no page and in no policy, whatever the visitor says. */
const offPages = {
  CAPTCHA_VERIFY_URL: 'https://verify.third.example/siteverify',
  ADDRESS_COMPLETION_URL: 'https://address.third.example/find',
  MAP_STYLE_URL: 'https://map.third.example/style.json',
  JOBS_SITE_URL: 'https://jobs.third.example/',
};
const siteKey = 'site-key-of-the-captcha';
const secrets = { CAPTCHA_SECRET: 'secret-of-the-captcha', ADDRESS_COMPLETION_KEY: 'key-of-the-addresses' };
const anyThirdParty = /third\.example|(?:site-key|secret)-of-the-captcha|key-of-the-addresses/;

const pages = ['/', '/en', '/nulle-part', '/en/nowhere', '/_gallery', '/_data/', '/_data/en'];
const consents = {
  unasked: '',
  denied: `${cookieNames.consent}=denied`,
  granted: `${cookieNames.consent}=granted`,
};
const refusals = ['unasked', 'denied'] as const;

interface Seen {
  readonly html: string;
  readonly headers: string;
  readonly policy: string;
}

async function see(app: TestApp, path: string, consent: keyof typeof consents): Promise<Seen> {
  const answer = await app.get(path, { headers: { cookie: consents[consent], accept: 'text/html' } });
  const headers = JSON.stringify([...answer.headers]);
  return { html: await answer.text(), headers, policy: answer.headers.get('content-security-policy') ?? '' };
}

const foreignScripts = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="(https?:[^"]*)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  );

/** Addresses the page makes a browser ask for by itself; a link is only asked for when it is followed. */
const foreignLoads = (html: string) =>
  [
    ...html.matchAll(
      /<(?!a\s|link rel="(?:canonical|alternate)")[^>]*\s(?:src|srcset|href|action)="((?:https?:)?\/\/[^"]*)"/g,
    ),
  ].map(([, address]) => address);

describe('third parties, with no setting', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  it.each(pages)(
    'are nowhere in %s, whatever the visitor says, and the policy is the strict one',
    async (path) => {
      const seen = await Promise.all([
        see(app, path, 'unasked'),
        see(app, path, 'denied'),
        see(app, path, 'granted'),
      ]);
      for (const { html, policy } of seen) {
        expect(foreignLoads(html)).toEqual([]);
        expect(policy).toContain("script-src 'self';");
        expect(policy).toContain("connect-src 'self';");
        expect(policy).toContain("frame-src 'none'");
        expect(policy).toMatch(/trusted-types service-worker$/);
        // The planner's form leads to the maps service; nothing is loaded from there.
        expect(policy.replace("form-action 'self' https://www.google.com;", '')).not.toMatch(/https?:/);
      }
    },
  );
});

describe('third parties, all set', () => {
  let app: TestApp;
  let reports: Upstream;
  beforeAll(async () => {
    reports = await startUpstream({ status: 200 });
    const settings = {
      ...onPages,
      ...offPages,
      ...secrets,
      CAPTCHA_SITE_KEY: siteKey,
      ERROR_REPORT_URL: `${reports.url}/reports`,
    };
    app = await startApp({ settings });
  });
  afterAll(async () => {
    await app.close();
    await reports.close();
  });

  describe.each(refusals)('before consent (%s)', (consent) => {
    it.each(pages)('are nowhere in %s: page, data, headers', async (path) => {
      const { html, headers, policy } = await see(app, path, consent);
      expect(html).not.toMatch(anyThirdParty);
      expect(headers).not.toMatch(anyThirdParty);
      expect(foreignLoads(html)).toEqual([]);
      expect(html).not.toContain(reports.url);
      expect(headers).not.toContain(reports.url);
      expect(policy).toMatch(/trusted-types service-worker$/);
    });
  });

  it.each([
    '/activation-compte/42/1763236800/q7bW2-sample_hash',
    '/en/reset-password?name=a@exemple.ca&temp=1763236800.q7bW2',
    '/confirmation-desabonnement/42/rtc/1763236800/q7bW2-sample_hash',
    '/_data/activation-compte/42/1763236800/q7bW2-sample_hash',
  ])('are nowhere in %s, whose address is a key, whatever the visitor agreed to', async (path) => {
    const { html, headers } = await see(app, path, 'granted');
    expect(html).not.toMatch(anyThirdParty);
    expect(headers).not.toMatch(anyThirdParty);
    expect(headers).toContain('["referrer-policy","strict-origin"]');
  });

  it('are nowhere before consent in what stands beside the pages', async () => {
    const addresses = ['/_captcha/newsletter', '/services/content/api/menus/main', '/icon.svg'];
    for (const address of addresses) {
      const { html, headers } = await see(app, address, 'unasked');
      expect(html + headers, address).not.toMatch(anyThirdParty);
    }
  });

  it.each(['/', '/en', '/nulle-part'])(
    'are loaded by %s once the visitor agreed, and allowed by the policy',
    async (path) => {
      const { html, policy } = await see(app, path, 'granted');
      const { CAPTCHA_SCRIPT_URL: captcha, ...scripts } = onPages;
      expect(foreignScripts(html)).toEqual(Object.values(scripts));
      const origins = [...Object.values(scripts), captcha].map((url) => new URL(url).origin);
      expect(policy).toContain(`script-src 'self' ${origins.join(' ')};`);
    },
  );

  it.each(['/', '/en'])(
    'leave the captcha of %s to the form: named in its data, loaded by no page',
    async (path) => {
      const { html } = await see(app, path, 'granted');
      expect(html).toContain(
        `"provider":{"scriptUrl":"${onPages.CAPTCHA_SCRIPT_URL}","siteKey":"${siteKey}"}`,
      );
      expect(foreignScripts(html)).not.toContain(onPages.CAPTCHA_SCRIPT_URL);
      expect(html).toMatch(/name="_captcha" value="page\./);
    },
  );

  it('have no part in pages where they need none: addresses, maps, jobs, error reports', async () => {
    for (const path of pages) {
      const { html, headers } = await see(app, path, 'granted');
      for (const url of [...Object.values(offPages), reports.url]) {
        expect(html + headers, `${path} names ${url}`).not.toContain(new URL(url).host);
      }
      for (const secret of Object.values(secrets)) expect(html + headers, path).not.toContain(secret);
    }
  });

  it('takes them away again from a visitor who changes their mind', async () => {
    expect((await see(app, '/', 'granted')).html).toMatch(anyThirdParty);
    const after = await see(app, '/', 'denied');
    expect(after.html + after.headers).not.toMatch(anyThirdParty);
  });

  it('are told about errors by the server alone, with nothing of a visitor', async () => {
    await app.get('/', { headers: { cookie: consents.denied, 'user-agent': 'a visitor' } });
    expect(reports.requests.length).toBeGreaterThan(0);
    for (const { url, body, headers } of reports.requests) {
      expect(url).toBe('/reports');
      expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(['code', 'message', 'part', 'time']);
      expect(headers).not.toHaveProperty('cookie');
      expect(headers['user-agent']).not.toBe('a visitor');
    }
  });
});
