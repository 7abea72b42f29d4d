import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '#platform/secret.ts';
import { createLinks } from '#services/accounts/links.ts';
import { oneClickPath } from '#site/routing/one-click-path.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { startApp } from '#tests/support/app.ts';
import { enterAsMember, proxySettings, type MemberVisit } from '#tests/support/member-visits.ts';
import { visitsOf } from '#tests/support/visits.ts';

const secret = 'a secret of the tests, long enough to be one';
let stage: AccountsStage;
const visits = visitsOf(() => stage.app);
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, ...proxySettings, SECRET: secret } });
}, 60_000);
afterAll(() => stage.app.close());

const optins = async ({ uid, token }: Pick<MemberVisit, 'uid' | 'token'>) => {
  const { body } = await stage.call('/api/di/subscriptions/get', { token, json: { uid } });
  const { optins_list: list } = body as { optins_list: { code: string; subscribed: boolean }[] };
  return Object.fromEntries(list.map(({ code, subscribed }) => [code, subscribed]));
};
const choose = ({ uid, token }: MemberVisit, codes: readonly string[]) =>
  stage.call('/api/di/subscriptions/update', {
    token,
    json: { uid, optins_list: codes.map((code) => ({ code, subscribed: true })) },
  });

describe('my notices', () => {
  const paths = { fr: '/mon-profil/mes-avis', en: '/en/my-account/my-notices' };

  it.each([
    ['fr', 'Vous ne suivez encore aucun avis.', '/mon-profil/avis/modifier'],
    ['en', 'You do not follow any notices yet.', '/en/my-account/notices/edit'],
  ] as const)('lead to the choice where there is none (%s)', async (locale, words, href) => {
    const { headers } = await enterAsMember(stage, locale);
    const page = await visits.page(paths[locale], headers);
    expect(page.response.status).toBe(200);
    expect(page.text('main')).toContain(words);
    expect(
      page.elements(({ name, attribs }) => name === 'a' && attribs['href'] === href).length,
    ).toBeGreaterThan(0);
  });

  it('are those of the lines chosen and the general ones, as many as the profile says', async () => {
    const member = await enterAsMember(stage);
    const send = (fields: Record<string, string>) =>
      visits.send('/mon-profil/avis/modifier', { _form: 'follow-notices', ...fields }, member.headers);
    expect((await send({ add: '250' })).status).toBe(303);
    const ofLine = await visits.page(paths.fr, member.headers);
    const { rows } = ofLine.view().data as { rows: { lines: { number: string }[] }[] };
    expect(rows.length).toBeGreaterThan(0);
    for (const { lines } of rows) expect(lines.map(({ number }) => number)).toContain('250');
    expect(ofLine.view().shell.visitor).toMatchObject({ noticesCount: rows.length });
    expect(ofLine.elements(({ name }) => name === 'article')).toHaveLength(rows.length);

    expect((await send({ general: 'on' })).status).toBe(303);
    const general = await visits.page(paths.en, member.headers);
    const shown = general.view().data as { rows: { general: boolean }[] };
    expect(shown.rows.every((row) => row.general)).toBe(true);
    expect(general.view().shell.visitor).toMatchObject({ noticesCount: shown.rows.length });
  });

  it('say that all is well where nothing touches the lines chosen', async () => {
    const { headers } = await enterAsMember(stage);
    const fields = { _form: 'follow-notices', add: '3' };
    await visits.send('/mon-profil/avis/modifier', fields, headers);
    const page = await visits.page(paths.fr, headers);
    expect(page.text('main')).toContain('Bonne nouvelle\u00a0: aucun avis ne touche vos parcours.');
  });

  it('go on with what the session knows while the profile cannot be read', async () => {
    const away = await startApp({ content: 'shared', settings: { ACCOUNTS_URL: 'http://127.0.0.1:9' } });
    const elsewhere = visitsOf(() => away);
    const headers = await elsewhere.signIn('member');
    const page = await elsewhere.page(paths.fr, headers);
    expect(page.response.status).toBe(200);
    expect(page.text('main')).toContain('Votre profil est injoignable pour le moment. Voici les avis');
    const rows = (page.view().data as { rows: { general: boolean }[] }).rows;
    expect(rows.every(({ general }) => general)).toBe(true);
    for (const path of ['/mon-profil/avis/modifier', '/en/my-account/newsletter/edit']) {
      const answer = await elsewhere.page(path, headers);
      expect(answer.response.status).toBe(503);
      expect(answer.text('main')).toMatch(/Votre profil est injoignable|Your profile cannot be reached/);
    }
    await away.close();
  });
});

describe('the newsletter of a member', () => {
  it.each([
    ['fr', '/mon-profil/infolettre/modifier', 'Vos renseignements ont été enregistrés.'],
    ['en', '/en/my-account/newsletter/edit', 'Your information were successfully saved.'],
  ] as const)('is switched on and off (%s)', async (locale, path, saved) => {
    const member = await enterAsMember(stage, locale);
    const isTicked = async () => {
      const page = await visits.page(path, member.headers);
      return (
        page.elements(({ attribs }) => attribs['name'] === 'newsletter' && 'checked' in attribs).length > 0
      );
    };
    expect(await isTicked()).toBe(false);
    const on = await visits.send(path, { _form: 'newsletter-choice', newsletter: 'on' }, member.headers);
    expect(on.status).toBe(303);
    const after = await visits.page(on.headers.get('location') ?? '', member.headers);
    expect(after.text('main')).toContain(saved);
    expect([await isTicked(), (await optins(member))['newsletter']]).toEqual([true, true]);
    await visits.send(path, { _form: 'newsletter-choice' }, member.headers);
    expect([await isTicked(), (await optins(member))['newsletter']]).toEqual([false, false]);
  });
});

describe('the page of the newsletter', () => {
  it.each([
    ['/infolettre', 'S’abonner à l’infolettre', 'Vérifiez vos courriels'],
    ['/en/newsletter', 'Subscribe to the newsletter', 'Check your email'],
  ])('has the form once, in place of the footer’s: %s', async (path, title, sent) => {
    const page = await visits.page(path);
    expect(page.elements(({ attribs }) => attribs['id'] === 'newsletter')).toHaveLength(1);
    expect(page.text('main')).toContain(title);
    expect(page.text('footer')).not.toContain(title);
    const { view } = page;
    const { pageTokens } = view().shell.captcha;
    const mail = `abonne${path.length}@exemple.ca`;
    // Nobody fills a form in less.
    stage.app.clock.advance(5000);
    const answer = await visits.send(path, {
      _form: 'newsletter',
      _captcha: pageTokens['newsletter'] ?? '',
      email: mail,
    });
    expect(answer.status).toBe(303);
    const done = await visits.page(answer.headers.get('location') ?? '');
    expect(done.text('main')).toContain(sent);
    expect(await stage.mailsTo(mail)).toHaveLength(1);
  });

  it('keeps an address that cannot be one', async () => {
    const answer = await visits.send('/infolettre', { _form: 'newsletter', email: 'pas une adresse' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="pas une adresse"');
  });
});

describe('a mailed link', () => {
  /** A newsletter that somebody asked for, and the path of its link. */
  async function askFor(mail: string, locale: 'fr' | 'en' = 'fr') {
    const path = locale === 'fr' ? '/infolettre' : '/en/newsletter';
    const { pageTokens } = (await visits.page(path)).view().shell.captcha;
    const fields = { _form: 'newsletter', _captcha: pageTokens['newsletter'] ?? '', email: mail };
    stage.app.clock.advance(5000);
    await visits.send(path, fields, { 'x-forwarded-for': `203.0.113.${mail.length}` });
    const [sent] = await stage.mailsTo(mail);
    return new URL(sent?.link ?? '').pathname;
  }
  const follow = (path: string) =>
    visits.send(path, { _form: 'confirm' }, { 'x-forwarded-for': '203.0.113.200' });

  it.each([
    ['fr', 'Confirmer mon abonnement', 'Votre abonnement est confirmé'],
    ['en', 'Confirm my subscription', 'Your subscription is confirmed'],
  ] as const)(
    'says what it does, does it by its button, and once is twice (%s)',
    async (locale, button, done) => {
      const path = await askFor(`lien.${locale}@exemple.ca`, locale);
      const page = await visits.page(path);
      expect(page.response.status).toBe(200);
      expect(page.response.headers.get('cache-control')).toContain('no-store');
      expect(page.metas['robots']).toBe('noindex');
      expect(page.text('main')).toContain(button);
      for (const _time of [1, 2]) {
        const answer = await follow(path);
        expect(answer.status).toBe(303);
        expect((await visits.page(answer.headers.get('location') ?? '')).text('main')).toContain(done);
      }
    },
  );

  it.each([
    ['/confirmation-abonnement/1/rtc/1/abc', 'Ce lien ne peut plus servir', '/infolettre'],
    ['/en/confirm-subscription/1/rtc/1/abc', 'This link can no longer be used', '/en/newsletter'],
    ['/confirmation-desabonnement/1/rtc/1/abc', 'Ce lien n’est pas valide', '/infolettre'],
    [
      '/confirmation-desabonnement/1/avis/1/abc',
      'Ouvrez le lien d’un avis récent',
      '/mon-profil/avis/modifier',
    ],
    [
      '/en/confirm-unsubscription/1/avis/1/abc',
      'Open the link of a recent notice',
      '/en/my-account/notices/edit',
    ],
  ])('that is none says so, and how to go on: %s', async (path, words, way) => {
    const answer = await follow(path);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).toContain(`href="${way}"`);
  });

  it('that is too old says so', async () => {
    const path = await askFor('trop.tard@exemple.ca');
    stage.app.clock.advance(8 * 86_400_000);
    const answer = await follow(path);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('sept jours')]);
  });

  it.each([
    'x/rtc/1/abc',
    '1/RTC/1/abc',
    '1/rtc/x/abc',
    `1/rtc/1/${'a'.repeat(300)}`,
    '1/rtc/1/%00',
    '1/%2e%2e/1/a',
  ])('that cannot be one is answered as one that is none: %s', async (parts) => {
    const path = `/confirmation-desabonnement/${parts}`;
    for (const answer of [await visits.ask(path), await follow(path)]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });
});

describe('the one click of a mail program', () => {
  const body = 'List-Unsubscribe=One-Click';
  const type = 'application/x-www-form-urlencoded';
  const click = (path: string, init: RequestInit = {}) =>
    stage.app.get(path, { method: 'POST', body, headers: { 'content-type': type }, ...init });

  /** What follows the path in a link that ends the notices of a member, signed as the service signs it. */
  function linkOf({ uid }: MemberVisit): string {
    const parts = { uid, organization: 'avis', timestamp: Math.floor(stage.app.clock.now() / 1000) };
    const hash = createLinks(deriveKey(secret, 'account-links')).hashOf({ purpose: 'remove', ...parts });
    return `${uid}/avis/${parts.timestamp}/${hash}`;
  }

  it('ends the notices of who it was mailed to, with no cookie and no token', async () => {
    const member = await enterAsMember(stage);
    await choose(member, ['general_notices', 'route_notices', 'newsletter']);
    const path = `${oneClickPath}/${linkOf(member)}`;
    const answer = await click(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await optins(member)).toEqual({ newsletter: true, general_notices: false, route_notices: false });
    expect((await click(path)).status).toBe(200);
    const multipart =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await click(path, { body: multipart, headers })).status).toBe(200);
  });

  it('shows the page that asks to whoever opens it', async () => {
    const answer = await stage.app.get(`${oneClickPath}/7/avis/1/abc`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/confirmation-desabonnement/7/avis/1/abc',
    ]);
  });

  it.each([
    ['7/avis/1/abc', {}],
    ['7/avis/1/abc', { body: 'List-Unsubscribe=Two-Clicks' }],
    ['7/avis/1/abc', { body: '' }],
    ['7/avis/1/abc', { body: 'x'.repeat(100_000) }],
    ['7/avis/1/abc', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['7/avis/1/abc', { body, headers: { 'content-type': 'nonsense' } }],
    ['7/avis/1/%00', {}],
    ['7/avis/1/%ff', {}],
    [`7/avis/1/${'a'.repeat(5000)}`, {}],
    ['99999999999999999999/avis/1/abc', {}],
    ['-1/avis/1e9/abc', {}],
    ['7/<script>/1/abc', {}],
    ['7/avis/1', {}],
  ] as const)('refuses what it does not know: %s %j', async (parts, init) => {
    const answer = await click(`${oneClickPath}/${parts}`, init);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
