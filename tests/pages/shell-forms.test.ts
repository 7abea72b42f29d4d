import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { operator } from '#data/operator.ts';
import type { SeedSettings } from '#services/content/seed.ts';
import { eventually } from '#tests/support/eventually.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { contentOf, siteOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits();
const token = async () => (await visits.page('/propos')).view().shell.formToken;

function cookieOf(response: Response, name: string): string | undefined {
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
}

describe('the consent form', () => {
  it('is shown, with nothing set, until a choice is made', async () => {
    const page = await visits.page('/propos');
    expect(page.view().shell.consent).toBe('unasked');
    expect(page.form('consent')).toHaveProperty('_token');
    expect(page.response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['anything else', 'denied'],
  ])('%s is kept for six months as %s, and the page comes back', async (analytics, kept) => {
    const response = await visits.send('/propos?a=1', { _form: 'consent', analytics });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/propos?a=1']);
    const cookie = cookieOf(response, 'parcours_consent');
    expect(cookie).toMatch(new RegExp(`^parcours_consent=${kept}; Max-Age=15724800; Path=/; SameSite=Lax$`));
    const page = await visits.page('/propos', { cookie: `parcours_consent=${kept}` });
    expect(page.view().shell.consent).toBe(kept);
    expect(page.elements(({ attribs }) => attribs['class'] === 'consent-banner')).toEqual([]);
  });

  it('tells a script that it is done', async () => {
    const response = await visits.send(
      '/',
      { _form: 'consent', analytics: 'granted' },
      { accept: 'application/json' },
    );
    expect([response.status, await response.json()]).toEqual([200, { kind: 'done' }]);
    expect(cookieOf(response, 'parcours_consent')).toBeDefined();
  });

  it.each(['//evil.example', '/.//evil.example', '/a/..//evil.example', '/%2e//evil.example'])(
    'never leads out of the site: %j',
    async (path) => {
      const answer = await rawRequest(visits.app.origin, path, {
        method: 'POST',
        headers: { origin: visits.app.origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ _form: 'consent', _token: await token() })),
      });
      expect([answer.status, answer.headers['location']]).toEqual([303, '/evil.example']);
    },
  );

  it('leads back to a page with letters no header can hold', async () => {
    const response = await visits.send('/recherche/l’été', { _form: 'consent' });
    expect(response.headers.get('location')).toBe('/recherche/l%E2%80%99%C3%A9t%C3%A9');
  });
});

describe('the theme', () => {
  const themeOf = async (cookie?: string) => {
    const response = await visits.ask('/propos', cookie === undefined ? {} : { cookie });
    return /<html[^>]*?(?: data-theme="(\w+)")?>/.exec(await response.text())?.[1];
  };

  it.each(['light', 'dark'])('%s is kept for a year, and every page comes in it', async (theme) => {
    const response = await visits.send('/propos?a=1', { _form: 'theme', theme });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/propos?a=1']);
    expect(cookieOf(response, 'parcours_theme')).toBe(
      `parcours_theme=${theme}; Max-Age=31536000; Path=/; SameSite=Lax`,
    );
    expect(await themeOf(`parcours_theme=${theme}`)).toBe(theme);
  });

  it('is the device’s own for others, whoever asked for the page before them', async () => {
    await themeOf('parcours_theme=dark');
    expect(await themeOf()).toBeUndefined();
    expect(await themeOf('parcours_theme=system')).toBeUndefined();
    expect(await themeOf('parcours_theme="><script>')).toBeUndefined();
  });

  it('is refused when it is none', async () => {
    const response = await visits.send('/propos', { _form: 'theme', theme: 'pink' });
    expect(response.status).toBe(400);
    expect(cookieOf(response, 'parcours_theme')).toBeUndefined();
  });
});

describe('the takeover alert', () => {
  const withAlert = (change: Partial<SeedSettings['alert']>): SeedSettings => ({
    ...contentSeed.settings,
    alert: { ...contentSeed.settings.alert, activation: true, ...change },
  });
  const alertOn = async (path: string, headers?: Record<string, string>) =>
    (await visits.page(path, headers)).view().shell.alert;
  const save = async (change: Partial<SeedSettings['alert']>, check: () => Promise<void>) => {
    await contentOf(visits.app).saveSettings(withAlert(change));
    await eventually(check);
  };

  it('is on the home page in both languages, and not elsewhere, when the setting says home', async () => {
    await save({ displayOnHomepage: true, displayOnPages: [] }, async () =>
      expect(await alertOn('/')).toBeDefined(),
    );
    const page = await visits.page('/');
    const dialogs = page.elements(({ name, attribs }) => name === 'dialog' && 'open' in attribs);
    expect(dialogs.map(({ attribs }) => attribs['data-severity'])).toEqual(['eleve']);
    expect(page.form('alert')).toMatchObject({
      fingerprint: page.view().shell.alert?.fingerprint ?? 'none',
    });
    expect((await alertOn('/en'))?.title).toBe('Snowstorm: reduced service');
    expect(await alertOn('/propos')).toBeUndefined();
  });

  it('is on the listed pages, and not at home, when the setting says so', async () => {
    await save({ displayOnHomepage: false, displayOnPages: ['/propos', '/about'] }, async () =>
      expect(await alertOn('/propos')).toBeDefined(),
    );
    expect(await alertOn('/en/about')).toBeDefined();
    expect(await alertOn('/')).toBeUndefined();
    expect(await alertOn('/medias')).toBeUndefined();
  });

  it.each(['faible', 'moyen', 'eleve', 'standard'] as const)(
    'has the header of its severity: %s',
    async (type) => {
      await save({ type, displayOnHomepage: true }, async () =>
        expect((await alertOn('/'))?.severity).toBe(type),
      );
      const [dialog] = (await visits.page('/')).elements(
        ({ name, attribs }) => name === 'dialog' && 'open' in attribs,
      );
      expect(dialog?.attribs['data-severity']).toBe(type);
    },
  );

  it('stays away for ten minutes once dismissed, until its words change', async () => {
    const alert = await alertOn('/');
    const fingerprint = alert?.fingerprint ?? '';
    const response = await visits.send('/', { _form: 'alert', fingerprint });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(cookieOf(response, 'parcours_alert')).toBe(
      `parcours_alert=${fingerprint}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`,
    );
    const dismissed = { cookie: `parcours_alert=${fingerprint}` };
    expect(await alertOn('/', dismissed)).toBeUndefined();
    expect(await alertOn('/')).toBeDefined();
    await save({ title: { fr: 'Verglas', en: 'Freezing rain' } }, async () =>
      expect((await alertOn('/', dismissed))?.title).toBe('Verglas'),
    );
  });

  it('is dismissed by name only', async () => {
    const response = await visits.send('/', { _form: 'alert', fingerprint: 'a; Path=/evil' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
  });

  it('is gone when it is switched off', async () => {
    await contentOf(visits.app).saveSettings(contentSeed.settings);
    await eventually(async () => expect(await alertOn('/')).toBeUndefined());
  });
});

describe('the account menu of the header', () => {
  it('has a login link for a visitor, in both languages', async () => {
    const hrefs = async (path: string) =>
      (await visits.page(path))
        .elements(({ attribs }) => (attribs['class'] ?? '').includes('account-menu-top'))
        .map(({ attribs }) => attribs['href']);
    expect(await hrefs('/propos')).toEqual(['/connexion']);
    expect(await hrefs('/en/about')).toEqual(['/en/login']);
  });

  it('has initials, parameters, notices with their count and logout for a member', async () => {
    const page = await visits.page('/propos', await visits.signIn('member'));
    const count = siteOf(visits.app).data.current('fr').generalNotices.length;
    const [menu] = page.elements(
      ({ name, attribs }) => name === 'nav' && attribs['class'] === 'account-menu',
    );
    expect(menu).toBeDefined();
    const header = page.text('header');
    expect(header).toContain('ÈR');
    expect(header).toContain('Paramètres');
    expect(header).toContain(`(${count} avis)`);
    expect(page.form('logout')).toHaveProperty('_token');
    expect(page.response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['/propos', '/connexion'],
    ['/en/about', '/en/login'],
  ])('logs out from %s: the session is over, its cookie gone, and login is next', async (from, login) => {
    const member = await visits.signIn('member');
    const response = await visits.send(from, { _form: 'logout' }, member);
    expect([response.status, response.headers.get('location')]).toEqual([303, login]);
    expect(cookieOf(response, 'parcours_session')).toContain('Expires=Thu, 01 Jan 1970');
    expect((await visits.ask('/mon-profil/mes-avis', member)).status).toBe(302);
  });

  it('does not log out by a link', async () => {
    const member = await visits.signIn('member');
    await visits.ask('/propos?_form=logout', member);
    expect((await visits.ask('/mon-profil/mes-avis', member)).status).toBe(200);
  });
});

describe('the header search and the footer', () => {
  it('searches without script: the terms become the address, or none when it is empty', async () => {
    const to = async (path: string) => (await visits.ask(path)).headers.get('location');
    const page = await visits.page('/propos');
    expect(
      page.elements(({ name, attribs }) => name === 'form' && attribs['action'] === '/recherche').length,
    ).toBeGreaterThan(0);
    expect(await to('/recherche?terms=pont+neuf')).toBe('/recherche/pont%20neuf');
    expect(await to('/recherche?terms=')).toBe('/recherche');
    expect(await to('/recherche?terms=++')).toBe('/recherche');
    expect(await to('/en/search?terms=caf%C3%A9%2F7%3F')).toBe('/en/search/caf%C3%A9%2F7%3F');
  });

  it.each([
    ['/propos', 'option 1', 'option 3', 'Tous droits réservés'],
    ['/en/about', 'option 1', 'option 3', 'All rights reserved'],
  ])(
    'has on %s the company menu, both phone lines, the social links and the copyright',
    async (path, general, complaints, rights) => {
      const page = await visits.page(path);
      const footer = page.text('footer');
      for (const words of [operator.phones.general.number, general, complaints, rights, '2026'])
        expect(footer).toContain(words);
      const { menus } = page.view().shell;
      expect(menus.footer.items.length).toBeGreaterThan(0);
      for (const { title } of menus.footer.items) expect(footer).toContain(title);
      for (const { url } of operator.social)
        expect(page.elements(({ attribs }) => attribs['href'] === url)).toHaveLength(1);
    },
  );
});
