import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberExport } from '#domain/member-export.ts';
import { accountVisitsOf, deviceSettings } from '#tests/support/account-visits.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, ...deviceSettings } });
}, 60_000);
afterAll(() => stage.app.close());

const { visits, arrive, fill } = accountVisitsOf(() => stage);
const paths = { fr: '/mon-profil/mes-donnees', en: '/en/my-account/my-data' };

/** Somebody who used everything there is. */
async function arriveWithAll(locale: 'fr' | 'en') {
  const someone = await arrive({ locale, firstName: 'Zoé', lastName: 'L’Heureux' });
  const { token, uid } = someone;
  const terms = await stage.app.get('/services/content/api/taxonomyTerms/routes?page[limit]=2');
  const { data } = (await terms.json()) as { data: { attributes: Record<string, unknown> }[] };
  const [first, second] = data.map(({ attributes }) => attributes['drupal_internal__tid']);
  const moments = { weekdays: [1, 2, 3, 4, 5], hours: [{ fromS: 21_600, untilS: 32_400 }] };
  const lines = [
    { target_id: first, moments },
    { target_id: second, paused: true },
  ];
  await stage.call(`/user/${uid}?_format=json`, {
    method: 'PATCH',
    token,
    json: { subscribe_selected_notices: lines, subscribe_general_notices: [{ value: true }] },
  });
  await stage.call('/api/di/subscriptions/update', {
    token,
    json: { uid, optins_list: [{ code: 'newsletter', subscribed: true }] },
  });
  await fill(
    '/mon-profil/modifier-info',
    { _form: 'profile-details', gender: 'no_answer', 'payment.7days_pass': 'on', postalCode: 'G1K' },
    someone.device,
  );
  return someone;
}

describe('what is held of a member', () => {
  it.each(['fr', 'en'] as const)('is a file in one click, kept in no cache, in %s', async (locale) => {
    const someone = await arriveWithAll(locale);
    const parameters =
      locale === 'fr' ? '/mon-profil/mes-parametres-de-profil' : '/en/my-account/my-account-parameters';
    const page = await visits.page(parameters, someone.device);
    const href = `${paths[locale]}?format=json`;
    expect(page.elements(({ attribs }) => attribs['href'] === href)).toHaveLength(1);
    const response = await visits.ask(href, someone.device);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('content-disposition')).toMatch(
      locale === 'fr' ? /filename="mes-donnees-2026-\d\d-\d\d\.json"/ : /filename="my-data-/,
    );
    const text = await response.text();
    const held = JSON.parse(text) as MemberExport;
    expect(held.account).toMatchObject({
      uid: someone.uid,
      uuid: someone.uuid,
      email: someone.mail,
      firstName: 'Zoé',
      lastName: 'L’Heureux',
      locale,
      role: 'member',
      isActive: true,
      hasPassword: true,
      generalNotices: true,
    });
    expect(held.lines).toMatchObject([
      { moments: { weekdays: [1, 2, 3, 4, 5], hours: [{ fromS: 21_600, untilS: 32_400 }] }, isPaused: false },
      { moments: null, isPaused: true },
    ]);
    expect(held.profile).toMatchObject({
      gender: 'no_answer',
      paymentModes: ['7days_pass'],
      postalCode: 'G1K',
    });
    expect(held.newsletters).toMatchObject([{ email: someone.mail, state: 'subscribed', ended: null }]);
    expect(held.newsletters[0]?.confirmed).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(held.mails).toMatchObject([{ kind: 'activation', state: 'sent', recipient: null, locale }]);
    expect(held.signIns.length).toBeGreaterThanOrEqual(2);
    expect(held.acts).toEqual([]);
    // What could open the account is no part of it.
    expect(text).not.toMatch(/scrypt|argon|digest|password_hash|soleil-bleu/);
    for (const token of [someone.token, someone.refreshToken]) expect(text).not.toContain(token);
  });

  it.each([
    [
      'fr',
      ['Zoé', 'du lundi au vendredi, de 6\u00a0h à 9\u00a0h', 'Lien d’activation du profil', 'Envoyé', 'G1K'],
    ],
    [
      'en',
      [
        'Zoé',
        'Monday to Friday, from 6\u00a0a.m. to 9\u00a0a.m.',
        'Link to activate the profile',
        'Sent',
        'G1K',
      ],
    ],
  ] as const)('is a page to read and print, in %s', async (locale, words) => {
    const someone = await arriveWithAll(locale);
    const page = await visits.page(paths[locale], someone.device);
    expect(page.response.status).toBe(200);
    expect(page.response.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headings).toEqual([locale === 'fr' ? 'Mes données' : 'My data']);
    for (const word of [...words, someone.mail, someone.uuid]) expect(page.text('main')).toContain(word);
  });

  it('is theirs alone: at the service, and at the site', async () => {
    const [one, two] = [await stage.join(), await stage.join()];
    const path = (uid: number | string) => `/user/${uid}/export`;
    expect((await stage.call(path(one.uid))).status).toBe(401);
    expect((await stage.call(path(one.uid), { token: two.token })).status).toBe(403);
    expect((await stage.call(path('1e9'), { token: two.token })).status).toBeLessThan(500);
    const own = await stage.call(path(one.uid), { token: one.token });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(own.text).not.toContain(two.mail);
    for (const address of [paths.fr, `${paths.fr}?format=json`])
      expect((await visits.ask(address)).headers.get('location')).toContain('/connexion?destination=');
  });

  it('is in the description of the service', async () => {
    const { body } = await stage.call('/openapi.json');
    expect((body as { paths: object }).paths).toHaveProperty(['/user/{uid}/export', 'get']);
  });
});
