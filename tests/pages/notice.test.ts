import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '#contract/content/identity.ts';
import { eventually } from '#tests/support/eventually.ts';
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

describe('the days and hours of a notice', () => {
  const text = { attributes: { body: '<p>Travaux.</p>' } };
  const closed = { type: 'stops_closed', stops: [{ name: '1014', replacement: '1001' }] };
  const nights = { ...closed, days: [1, 2, 3, 4, 5], time_start: '21:00', time_end: '26:00' };
  const posted = { date_notice_start: '2026-11-09', date_notice_end: '2026-11-20' };

  async function publish(key: string, shared: object): Promise<string> {
    const { id } = await contentOf(visits.app).saveItem({
      key,
      type: 'notices_v2',
      shared: { general: false, non_public: false, notice_type: 'moyen', ...posted, ...shared },
      fr: { title: 'Travaux de nuit', ...text },
      en: { title: 'Night work', ...text },
    });
    return id;
  }
  const whenOf = async (path: string) => {
    const [when] = (await visits.page(path)).elements(({ attribs }) => attribs['class'] === 'notice-when');
    return when && DomUtils.textContent(when).replaceAll('\u00a0', ' ');
  };

  it('are told after its dates, in both languages', async () => {
    const id = await publish('nights', { effects: [nights] });
    expect(await whenOf(`${details.fr}/${id}`)).toBe(
      'Du lundi 9 au vendredi 20 novembre, du lundi au vendredi, de 21 h à 2 h.',
    );
    expect(await whenOf(`${details.en}/${id}`)).toBe(
      'From Monday, November 9, to Friday, November 20, Monday to Friday, from 9 p.m. to 2 a.m.',
    );
  });

  it('are all times where a stop is closed without a word of them', async () => {
    const id = await publish('always', { effects: [closed] });
    expect(await whenOf(`${details.fr}/${id}`)).toBe('Du lundi 9 au vendredi 20 novembre, en tout temps.');
  });

  it('are not added to what the editors wrote', async () => {
    const { id } = await contentOf(visits.app).saveItem({
      key: 'worded',
      type: 'notices_v2',
      shared: { general: false, non_public: false, notice_type: 'moyen', ...posted, effects: [nights] },
      fr: { title: 'Travaux', attributes: { dates_effective: 'Toutes les nuits, sauf mercredi' } },
    });
    expect(await whenOf(`${details.fr}/${id}`)).toBe('Toutes les nuits, sauf mercredi');
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

describe('the departures a notice touches', () => {
  const whole = startVisits({ parts: ['site', 'content', 'schedule', 'cache'] });

  it('stand on its page by kind of day, as the timetables count them', async () => {
    const french = await whole.page(`${details.fr}/travaux-rue-de-l-ancien-bac`);
    expect(french.text('main')).toMatch(/Départs concernés.*En semaine, vers.*départs par jour/s);
    expect(french.text('main')).toMatch(/Terminus Bellerive\s*de 5\sh\s44 à 1\sh\s02\s*136/);
    expect(french.text('main')).toMatch(/Le samedi.*Le dimanche/s);
    const english = await whole.page(`${details.en}/work-on-rue-de-l-ancien-bac`);
    expect(english.text('main')).toMatch(/Bellerive Terminal\s*5:44\sa\.m\. to 1:02\sa\.m\.\s*136/);
  });

  it('say how many are cancelled', async () => {
    const { id } = await contentOf(whole.app).saveItem({
      key: 'notice-cancelled',
      type: 'notices',
      shared: {
        general: false,
        non_public: false,
        notice_type: 'eleve',
        effects: [{ type: 'trips_cancelled', routes: [{ name: '800' }], days: [1], time_start: '21:00' }],
      },
      fr: { title: 'Le 800 s’arrête à 21 h' },
      en: { title: 'The 800 ends at 9 p.m.' },
    });
    await eventually(async () => {
      const page = await whole.page(`${details.fr}/${id}`);
      expect(page.text('main')).toContain('tous annulés');
    });
  });

  it('are left out where nothing is touched, and where nobody knows the timetables', async () => {
    expect((await whole.page(`${details.fr}/horaire-d-hiver`)).text('main')).not.toContain('concernés');
    const without = await visits.page(`${details.fr}/travaux-rue-de-l-ancien-bac`);
    expect(without.response.status).toBe(200);
    expect(without.text('main')).not.toContain('concernés');
  });
});
