import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { shellActions } from '#site/layouts/actions.server.ts';
import { screens } from '#site/pages/screens.server.ts';
import { accountSettings } from '#tests/support/accounts-stage.ts';
import { someCaller } from '#tests/support/logged-in.ts';
import { sampleRoutes, type RouteSample } from '#tests/support/route-samples.ts';
import { siteOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits({
  content: 'shared',
  parts: ['site', 'accounts', 'cache'],
  settings: { ...accountSettings, TRUST_PROXY: '1' },
});
let signedIn: Record<RouteSample['audience'], Record<string, string>>;

interface SentForm {
  readonly form: string;
  readonly path: string;
  readonly audience: RouteSample['audience'];
}

/** Every form of every screen, at each address it stands at. */
function allForms(): SentForm[] {
  const { table } = siteOf(visits.app).routes.current();
  const samples = locales.flatMap((locale) => sampleRoutes(table, locale));
  const ofScreens = samples.flatMap(({ path, audience }) => {
    const { screen = '' } = table.match(path)?.route ?? {};
    return Object.keys(screens[screen]?.actions ?? {}).map((form) => ({ form, path, audience }));
  });
  const ofShell = Object.keys(shellActions).map((form) => ({
    form,
    path: '/propos',
    audience: 'everyone' as const,
  }));
  return [...ofScreens, ...ofShell];
}

/** As a page of another site would have a browser send it, with the cookies of whoever looks at that page. */
async function forge({ form, path, audience }: SentForm, headers: Record<string, string>, token?: string) {
  const body = new URLSearchParams({ _form: form, ...(token !== undefined && { _token: token }) });
  const response = await visits.app.get(path, {
    method: 'POST',
    body,
    headers: { accept: 'text/html', ...someCaller(), ...signedIn[audience], ...headers },
  });
  return response.status;
}

beforeAll(async () => {
  signedIn = await visits.signInEach();
});

describe('a form that was not drawn by this site', () => {
  it('is there to be tried, for every screen that has one', () => {
    const tried = new Set(allForms().map(({ form }) => form));
    const known = Object.values(screens).flatMap(({ actions = {} }) => Object.keys(actions));
    expect([...tried].toSorted()).toEqual([...new Set([...known, ...Object.keys(shellActions)])].toSorted());
    expect(tried).toContain('login');
  });

  it('is refused without a token, with one of another site, and with one that was changed', async () => {
    const { origin } = visits.app;
    const good = (await visits.page('/propos')).view().shell.formToken;
    for (const sent of allForms())
      for (const token of [undefined, '', 'x', good.replace(/^\d+/, '1'), `${good.slice(0, -1)}-`])
        expect([sent.path, sent.form, token, await forge(sent, { origin }, token)]).toEqual([
          sent.path,
          sent.form,
          token,
          403,
        ]);
  });

  it('is refused from another origin, and from none, whatever its token', async () => {
    const good = (await visits.page('/propos')).view().shell.formToken;
    const others: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: visits.app.origin.replace('http:', 'https:') },
      { origin: visits.app.origin, 'sec-fetch-site': 'cross-site' },
      { origin: visits.app.origin, 'sec-fetch-site': 'same-site' },
      {},
    ];
    for (const sent of allForms())
      for (const headers of others)
        expect([sent.path, sent.form, headers, await forge(sent, headers, good)]).toEqual([
          sent.path,
          sent.form,
          headers,
          403,
        ]);
  });
});
