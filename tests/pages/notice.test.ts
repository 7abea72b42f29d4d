import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '#services/content/store/identifiers.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits();
const details = {
  fr: '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours/details',
  en: '/en/schedules-and-trips/customer-notices/route-notices/details',
};

describe('the page of a notice', () => {
  it.each([
    [
      `${details.fr}/detour-chemin-des-brumes`,
      [
        'Les bus passent par le boulevard de la Vermeille',
        'Du 2 novembre au 18 décembre 2026, en tout temps',
      ],
    ],
    [
      `${details.fr}/7/detour-chemin-des-brumes`,
      [
        'Les bus passent par le boulevard de la Vermeille',
        'Du 2 novembre au 18 décembre 2026, en tout temps',
      ],
    ],
    [
      `${details.fr}/travaux-rue-de-l-ancien-bac`,
      [
        'L’accès à pied est maintenu',
        'dessert l’arrêt temporaire 1019',
        'Du 14 septembre 2026 au 18 juin 2027',
      ],
    ],
    [
      `${details.en}/detour-chemin-des-brumes`,
      ['Allow an extra 6 minutes', 'From November 2 to December 18, 2026, at all times'],
    ],
    [
      `${details.en}/pont-elise-rondeau-closed`,
      ['updated every day at 4\u00a0p.m.', 'The 185 is not running', 'until November 30 at the latest'],
    ],
  ])('%s says what it is about and when', async (path, words) => {
    const page = await visits.page(path);
    expect(page.response.status).toBe(200);
    for (const word of words) expect(page.text('main')).toContain(word);
  });

  it.each([
    [`${details.fr}/detour-chemin-des-brumes`, ['Parcours 7, leBus', 'Parcours 214, eXpress']],
    [`${details.fr}/travaux-rue-de-l-ancien-bac`, ['Parcours 1, leBus', 'Parcours 803, Métrobus']],
    [`${details.fr}/horaire-d-hiver`, []],
    [`${details.en}/work-on-rue-de-l-ancien-bac`, ['Route 1, leBus', 'Route 803, Métrobus']],
  ])('%s names the lines it touches', async (path, lines) => {
    const page = await visits.page(path);
    const badges = page.elements(({ attribs }) => attribs['class'] === 'line-badge');
    expect(badges.map((badge) => DomUtils.textContent(badge))).toEqual(lines);
  });

  it.each([
    [`${details.fr}/detour-chemin-des-brumes`, ['Accueil', 'Horaires et trajets', 'Avis sur les parcours']],
    [`${details.en}/work-on-rue-de-l-ancien-bac`, ['Home', 'Schedules and trips', 'Route notices']],
  ])('%s shows the way to it through the list it stands in', async (path, way) => {
    const page = await visits.page(path);
    expect(page.breadcrumbs).toEqual([...way, page.headings[0]]);
  });
});

describe('a notice by another name', () => {
  const key = 'notice-detour-chemin-des-brumes';

  it.each([
    ['its identifier', async () => uuidOf(key)],
    ['its identifier in capitals', async () => uuidOf(key).toUpperCase()],
    ['its number', async () => String((await findNotice(key)).number)],
  ])('is found by %s', async (_name, restOf) => {
    const page = await visits.page(`${details.fr}/${await restOf()}`);
    expect(page.response.status).toBe(200);
    expect(page.headings[0]).toBe('Détour des parcours 7 et 214 sur le chemin des Brumes');
  });

  it.each([uuidOf('nobody'), '999999999', 'rien', '1e3', '%00'])('is not there: %s', async (rest) => {
    expect([400, 404]).toContain((await visits.ask(`${details.fr}/${rest}`)).status);
  });
});

async function findNotice(key: string): Promise<{ readonly number: number }> {
  const answer = await visits.app.get(`/services/content/api/notices/${uuidOf(key)}`);
  const { data } = (await answer.json()) as { data: { attributes: Record<string, number> } };
  return { number: data.attributes['drupal_internal__nid'] ?? 0 };
}

describe('a notice under preparation', () => {
  const base = { general: false, non_public: false, notice_type: 'standard' };

  it.each([
    ['notice', 'notices', 'notice-detour-chemin-des-brumes', 'boulevard de la Vermeille'],
    ['notice_v2', 'notices_v2', 'notice-travaux-rue-de-l-ancien-bac', 'arrêt temporaire 1019'],
  ])('is shown to editors with its words: %s', async (type, _wire, key, words) => {
    const editor = await visits.signIn('editor');
    const page = await visits.page(`/preview/${type}/${uuidOf(key)}`, editor);
    expect(page.text('main')).toContain(words);
    expect(page.elements(({ attribs }) => attribs['class'] === 'line-badge')).toHaveLength(2);
  });

  it('is marked as French where it has no English, and the site’s own words are not', async () => {
    const { id } = await contentOf(visits.app).saveItem({
      key: 'french-notice',
      type: 'notices',
      shared: { ...base, date_notice_start: '2026-11-02', date_notice_end: '2026-12-18' },
      fr: { title: 'Quai fermé', attributes: { body: '<p>Le quai est fermé.</p>' } },
      references: { routes: ['route-7'] },
    });
    const page = await visits.page(`/en/preview/notice/${id}`, await visits.signIn('editor'));
    const [text] = page.elements((each) => each.name === 'p' && /quai est/.test(DomUtils.textContent(each)));
    const [dates] = page.elements(({ name }) => name === 'time');
    expect([langOf(text), langOf(dates)]).toEqual(['fr-CA', 'en-CA']);
    expect(page.text('main')).toContain('Posted from November 2, 2026 to December 18, 2026');
  });

  it.each([
    [{ date_notice_start: '2026-11-02', date_notice_end: null }, 'Affiché depuis le 2 novembre 2026'],
    [{ date_notice_start: null, date_notice_end: '2026-12-02' }, 'Affiché jusqu’au 2 décembre 2026'],
  ])('whose editors wrote no dates tells how long it is posted: %j', async (window, words) => {
    const item = { key: 'undated', type: 'notices', fr: { title: 'Sans dates' } };
    const { id } = await contentOf(visits.app).saveItem({ ...item, shared: { ...base, ...window } });
    const page = await visits.page(`/preview/notice/${id}`, await visits.signIn('editor'));
    expect(page.text('main')).toContain(words);
  });

  it('has its text sanitised like any other', async () => {
    const body = '<p>Voir <a href="javascript:alert(1)" onclick="x()">ici</a><script>alert(1)</script></p>';
    const fr = { title: 'Piège', attributes: { body } };
    const { id } = await contentOf(visits.app).saveItem({ key: 'trap', type: 'notices', shared: base, fr });
    const page = await visits.page(`/preview/notice/${id}`, await visits.signIn('editor'));
    expect(page.text('main')).toContain('Voir ici');
    expect(page.inline).toEqual([]);
    expect(page.elements(({ attribs }) => attribs['href']?.startsWith('javascript') ?? false)).toEqual([]);
  });
});

describe('an article that has a text of its own', () => {
  it.each(['news', 'press_release', 'news_employe', 'activities_employe'])(
    'shows it before its blocks: %s',
    async (type) => {
      const content = [{ type: 'content', attributes: { body: '<p>Puis le bloc.</p>' } }];
      const fr = { title: 'Article', attributes: { body: '<p>D’abord le texte.</p>' }, content };
      const { id } = await contentOf(visits.app).saveItem({ key: `own-${type}`, type, fr });
      const page = await visits.page(`/preview/${type}/${id}`, await visits.signIn('editor'));
      expect(page.text('main')).toMatch(/D’abord le texte\..*Puis le bloc\./);
    },
  );
});

type Element = Parameters<typeof DomUtils.textContent>[0] & { attribs?: Record<string, string> };

/** The language a screen reader takes for an element: its own, or that of the nearest around it. */
function langOf(element: unknown): string | undefined {
  for (let at = element as (Element & { parent?: unknown }) | undefined; at; at = at.parent as typeof at) {
    if (at.attribs?.['lang']) return at.attribs['lang'];
  }
  return undefined;
}
