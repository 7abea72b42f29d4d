import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountVisitsOf, deviceSettings, type Device } from '#tests/support/account-visits.ts';
import { joinAs } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
let device: Device;
const { visits, signInAs } = accountVisitsOf(() => stage);
const root = '/employes/recherches';

beforeAll(async () => {
  stage = await startAccountsStage({
    // Nothing is counted while nobody can say whether words are the name of a stop.
    parts: ['site', 'content', 'accounts', 'cache', 'schedule'],
    settings: { ...accountSettings, ...deviceSettings },
  });
  await stage.app.app.schedule?.refresh();
  device = await signInAs(await joinAs(stage, 'editor'));
}, 120_000);
afterAll(() => stage.app.close());

const page = (path: string) => visits.page(path, device);

describe('searches without results', () => {
  it('say that there are none at first', async () => {
    const { text, headings } = await page(root);
    expect(headings).toEqual(['Recherches sans résultat']);
    expect(text('main')).toContain('Toutes les recherches ont trouvé quelque chose.');
  });

  it('are listed most often first, in both languages, once riders searched in vain', async () => {
    for (const words of ['téléphérique', 'Telepherique', 'TÉLÉPHÉRIQUE', 'tramway%20volant%20bleu'])
      await visits.ask(`/services/content/api/solr-search?search=${words}`);
    for (const words of ['gondola', 'Gondola'])
      await visits.ask(`/services/content/en/api/solr-search?search=${words}`);
    const french = (await page(root)).text('main');
    expect(french).toMatch(/telepherique\s*Français\s*3\s*15 novembre 2026/);
    expect(french.indexOf('telepherique')).toBeLessThan(french.indexOf('gondola'));
    expect(french).toContain('au moins deux fois');
    expect(french).not.toContain('tramway volant');
    const english = await page('/en/employees/searches');
    expect([english.response.status, english.headings]).toEqual([200, ['Searches without results']]);
    expect(english.text('main')).toContain('at least twice');
    expect(english.text('main')).toMatch(/gondola\s*English\s*2\s*November 15, 2026/);
  });

  it('are for editors alone, kept by nobody, and listed nowhere', async () => {
    const { response, metas } = await page(root);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(metas['robots']).toContain('noindex');
    const stranger = await visits.app.get(root, { redirect: 'manual', headers: { accept: 'text/html' } });
    expect([302, 303, 307, 403]).toContain(stranger.status);
    expect(await stage.app.text('/sitemap.xml')).not.toContain(root);
  });
});
