import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { anotherVisitor, openPlainBrowser } from '#tests/support/plain-browser.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';
import { visitsOf } from '#tests/support/visits.ts';

let stage: AccountsStage;
let provider: Upstream;
beforeAll(async () => {
  provider = await startUpstream({ body: { success: true } });
  const captcha = {
    CAPTCHA_SCRIPT_URL: 'https://captcha.third.example/api.js',
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: 'secret-key',
    CAPTCHA_VERIFY_URL: `${provider.url}/siteverify`,
  };
  stage = await startAccountsStage({ settings: { ...accountSettings, ...captcha, TRUST_PROXY: '1' } });
}, 60_000);
afterAll(async () => {
  await stage.app.close();
  await provider.close();
});

const visits = visitsOf(() => stage.app);
const browse = () => openPlainBrowser(() => stage.app);

/** As long as somebody needs to fill in a form: what comes at once comes from a machine. */
const waitAWhile = () => stage.app.clock.advance(30_000);

const person = { firstName: 'Ève', lastName: 'Roy' };

/** The second step, with the consent given as a person gives it. */
async function openDetails(path: string) {
  const browser = browse();
  await browser.open(path);
  await browser.submit('profile-consent');
  waitAWhile();
  return browser;
}

describe('a profile is created', () => {
  it.each([
    ['fr', '/creer-un-compte', 'Courriel envoyé. Veuillez suivre les instructions', '/activation-compte/'],
    [
      'en',
      '/en/create-account',
      'Email sent. Please follow the instructions to complete your sign up.',
      '/en/account-activation/',
    ],
  ])('in two steps and a mail (%s)', async (locale, path, sent, link) => {
    const email = `deux.pas.${locale}@exemple.ca`;
    const browser = await openDetails(path);
    const page = await browser.submit('create-profile', { ...person, email });
    expect(page.at).toBe(`${path}?accord=oui&done=create-profile`);
    expect(page.text('main')).toContain(sent);
    const [mail] = await stage.mailsTo(email);
    expect(mail?.link).toContain(link);
  });

  it('with what is kept, why and for how long, and the operator’s offer, in both languages', async () => {
    const french = await browse().open('/creer-un-compte');
    expect(french.headings).toEqual(['Créer un profil\u00a0: votre accord']);
    expect(french.text('table')).toMatch(/Prénom, nom.*vous répondre.*la fin du profil/);
    expect(french.text('main')).toContain(
      '25\u00a0% de rabaisAbonne-bus perso\u00a0: 72,00\u00a0$ par mois au lieu de 96,00\u00a0$, avec un profil.Voir l’abonnement',
    );
    const english = await browse().open('/en/create-account');
    expect(english.text('main')).toContain('25% off');
    expect(english.text('main')).toContain('$72.00 a month instead of $96.00');
    const hrefs = english.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href']);
    expect(hrefs).toContain('/en/personal-bus-subscription');
    expect(hrefs).toContain('/en/about/privacy-and-cookies');
  });

  it.each([
    ['/creer-un-compte', 'Un choix manque', 'Cochez la case pour continuer', 'Rien n’a été enregistré.'],
    ['/en/create-account', 'A choice is missing', 'Check the box to continue', 'Nothing has been saved.'],
  ])('by nobody at %s who does not agree', async (path, ...words) => {
    const browser = browse();
    await browser.open(path);
    const page = await browser.submit('profile-consent', { consent: undefined });
    expect([page.status, page.at]).toEqual([422, path]);
    for (const text of words) expect(page.text('main')).toContain(text);
    for (const consent of ['', 'non', 'OUI'])
      expect((await browser.submit('profile-consent', { consent })).status).toBe(422);
  });

  it('by nobody who goes around the first step', async () => {
    const email = 'sans.accord@exemple.ca';
    const browser = await openDetails('/creer-un-compte');
    const page = await browser.submit('create-profile', { ...person, email, consent: undefined });
    expect([page.status, page.at]).toEqual([200, '/creer-un-compte']);
    expect(page.form('profile-consent')).toBeDefined();
    // The second step stands at an address of its own, and at no other.
    expect((await browse().open('/creer-un-compte?accord=1')).form('profile-consent')).toBeDefined();
    await browser.open('/creer-un-compte?accord=oui');
    waitAWhile();
    await browser.submit('create-profile', { ...person, email });
    expect(await stage.mailsTo(email)).toHaveLength(1);
  });

  it('with a name, a last name and an address; what is typed is kept', async () => {
    const browser = await openDetails('/en/create-account');
    const typed = { firstName: 'x'.repeat(101), lastName: ' ', email: 'eve@' };
    const page = await browser.submit('create-profile', typed);
    expect(page.status).toBe(422);
    for (const words of [
      'Your profile has not been created yet',
      'Enter your first name, 100 characters at most.',
      'Enter your last name, 100 characters at most.',
      'Enter your email address, such as name@example.ca.',
      'What you entered is kept.',
    ])
      expect(page.text('main')).toContain(words);
    expect(page.form('create-profile')).toMatchObject(typed);
  });

  it('with the same answer for an address that has one', async () => {
    const { mail } = await stage.join();
    const pages: string[] = [];
    for (const email of [mail, 'nouvelle.adresse@exemple.ca']) {
      const browser = await openDetails('/creer-un-compte');
      const page = await browser.submit('create-profile', { ...person, email });
      pages.push(`${page.status} ${page.at} ${page.text('main')}`);
    }
    expect(pages[0]).toBe(pages[1]);
    expect((await stage.mailsTo(mail, 2)).at(-1)?.text).toMatch(/déjà un profil/);
  });

  it('by no machine', async () => {
    const email = 'machine@exemple.ca';
    const browser = browse();
    await browser.open('/creer-un-compte?accord=oui');
    // Nobody fills it in at once, without a proof, or with one for another form.
    const newsletter = (await browser.open('/creer-un-compte?accord=oui')).form('newsletter');
    for (const _captcha of [undefined, '', 'page.create-profile.0.x', newsletter['_captcha']]) {
      const page = await browser.submit('create-profile', {
        ...person,
        email,
        ...(_captcha !== undefined && { _captcha }),
      });
      expect([page.status, page.form('create-profile')]).toMatchObject([400, { email }]);
    }
    waitAWhile();
    const thanked = await browser.submit('create-profile', { ...person, email, url: 'https://x.example' });
    expect(thanked.text('main')).toContain('Courriel envoyé.');
    await openDetails('/creer-un-compte').then((other) =>
      other.submit('create-profile', { ...person, email: 'personne.vraie@exemple.ca' }),
    );
    await stage.mailsTo('personne.vraie@exemple.ca');
    await expect(stage.mailsTo(email, 0)).resolves.toEqual([]);
  });

  it('with the word of a captcha provider, where a setting names one', async () => {
    const email = 'avec.fournisseur@exemple.ca';
    const browser = await openDetails('/creer-un-compte');
    const send = () => browser.submit('create-profile', { ...person, email, _captcha: 'token-of-theirs' });
    provider.will({ body: { success: false, 'error-codes': ['timeout-or-duplicate'] } });
    const refused = await send();
    expect([refused.status, refused.form('create-profile')]).toMatchObject([400, { email }]);
    expect(refused.text('main')).toContain('Erreur de validation du reCAPTCHA. Veuillez réessayer.');
    provider.will('reset');
    const away = await send();
    expect([away.status, away.form('create-profile')]).toMatchObject([503, { email, firstName: 'Ève' }]);
    expect(JSON.stringify(stage.app.logs)).not.toMatch(/token-of-theirs|secret-key/);
    provider.will({ body: { success: true, action: 'formSubmit', score: 0.9 } });
    expect((await send()).text('main')).toContain('Courriel envoyé.');
    await stage.mailsTo(email);
  });

  it.each([
    [422, { firstName: 'a\u0000b' }],
    [422, { firstName: 'Ève\r\nbcc: tous@exemple.ca' }],
    [422, { lastName: '\u202eyoR' }],
    [422, { firstName: 'x'.repeat(50_000) }],
    [422, { email: '\u0000@exemple.ca' }],
    [413, { firstName: 'x'.repeat(100_000) }],
  ] as const)('never from hostile fields: %i', async (status, fields) => {
    const sent = { _form: 'create-profile', consent: 'oui', ...person, email: 'h@exemple.ca', ...fields };
    const { status: answered } = await visits.send('/creer-un-compte?accord=oui', sent, anotherVisitor());
    expect(answered).toBe(status);
  });

  it('by nobody who has one', async () => {
    const member = await visits.signIn('member');
    const response = await visits.ask('/creer-un-compte?accord=oui', member);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/mon-profil']);
  });
});
