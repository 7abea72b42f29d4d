import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinesAndStops } from '#domain/stop-search.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { openContentOn, type TestContent } from '#tests/support/content-service.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let content: TestContent;
let schedules: (text: string) => LinesAndStops = () => ({ lines: [], stops: [] });
beforeAll(async () => {
  database = await openTestDatabase({ content: 'small' });
  content = await openContentOn(database, {
    search: {
      words: {
        synonyms: {
          fr: [
            ['autobus', 'bus'],
            ['objets trouvés', 'perdu'],
          ],
          en: [['lost and found', 'lost']],
        },
        abbreviations: { fr: { 'p+r': ['stationnement incitatif'], st: ['saint'] }, en: {} },
      },
      schedules: {
        find: async ({ text }) => schedules(text),
        pathOf: (target, { base }) => `${base}/${target.kind === 'line' ? target.number : target.code}`,
      },
    },
  });
  for (const item of items) await content.store.saveItem(item);
});
afterAll(async () => {
  await content.close();
  await database.close();
});

const page = (key: string, title: string, body = ''): SeedItem => ({
  key,
  type: 'pages',
  fr: { title, alias: `/${key}`, content: [{ type: 'content', attributes: { body: `<p>${body}</p>` } }] },
});
const items: readonly SeedItem[] = [
  {
    key: 'schedules',
    type: 'pageModule',
    shared: { module_key: 'schedules' },
    fr: { title: 'Passages', alias: '/horaires' },
  },
  page('abonnement', 'Abonnement annuel', 'Vous payez chaque mois, sans engagement.'),
  page('voitures', 'Autobus électriques', 'Quarante véhicules silencieux.'),
  page('comptoir', 'Objets trouvés', 'Au comptoir de la gare.'),
  page('incitatif', 'Stationnement incitatif', 'Laissez la voiture.'),
  page('st-roch', 'Quartier Saint-Roch', 'Une promenade.'),
  page('covoiturage', 'Covoiturage', 'Partagez la route.'),
  page('annuel', 'Bilan annuel', 'L’abonnement progresse.'),
  page('scattered', 'Le bilan des travaux de la gare', 'Rien de neuf.'),
];

interface Row {
  readonly title: string;
  readonly url: string;
  readonly type: string;
  readonly excerpt: string;
}
const search = (words: string, more = '') =>
  content.get(`/api/solr-search?search=${encodeURIComponent(words)}${more}`);
const rows = async (words: string, more = '') => (await search(words, more)).at('search_results') as Row[];
const titles = async (words: string, more = '') => (await rows(words, more)).map(({ title }) => title);
const corrected = async (words: string) => (await search(words)).at('spellcheck.collation');

describe('what comes first', () => {
  it('is a title that is nothing but the words, then one that has them, then a text', async () => {
    expect(await titles('bilan')).toEqual(['Bilan annuel', 'Le bilan des travaux de la gare']);
    expect(await titles('abonnement')).toEqual(['Abonnement annuel', 'Bilan annuel']);
  });

  it('has all words; where nothing does, most of them', async () => {
    expect(await titles('abonnement annuel')).toEqual(['Abonnement annuel', 'Bilan annuel']);
    expect(await titles('abonnement silencieux')).toEqual(
      expect.arrayContaining(['Abonnement annuel', 'Autobus électriques']) as string[],
    );
    expect(await titles('comment trouver un abonnement annuel')).toContain('Abonnement annuel');
    expect(await titles('xylophone quartz bilan')).toEqual([]);
  });
});

describe('words that mean the same', () => {
  it.each([
    ['bus électrique', 'Autobus électriques'],
    ['perdu', 'Objets trouvés'],
    ['objet trouvé', 'Objets trouvés'],
    ['P+R', 'Stationnement incitatif'],
    ['st roch', 'Quartier Saint-Roch'],
    ['St-Roch', 'Quartier Saint-Roch'],
  ])('%s finds %s, and nothing is said of a correction', async (words, title) => {
    expect((await titles(words))[0]).toBe(title);
    expect(await corrected(words)).toBeUndefined();
  });

  it('are those of the language that is asked', async () => {
    const english = await content.get('/en/api/solr-search?search=perdu');
    expect(english.at('search_results')).toEqual([]);
  });
});

describe('words that no text has', () => {
  it.each([
    ['abonemment', 'abonnement', 'Abonnement annuel'],
    ['abonnemnt', 'abonnement', 'Abonnement annuel'],
    ['életcriques', 'électriques', 'Autobus électriques'],
    ['Staionnement incitatif', 'stationnement incitatif', 'Stationnement incitatif'],
    ['co voiturage', 'covoiturage', 'Covoiturage'],
    ['objetstrouvés', 'objets trouvés', 'Objets trouvés'],
    ['Bilan anuell', 'Bilan annuel', 'Bilan annuel'],
  ])('are corrected and it is said: %s', async (words, meant, title) => {
    expect((await titles(words))[0]).toBe(title);
    expect(await corrected(words)).toBe(meant);
  });

  it('are not corrected where they are begun, known in another form, or far from everything', async () => {
    expect(await titles('covoit')).toEqual(['Covoiturage']);
    expect(await corrected('covoit')).toBeUndefined();
    expect(await titles('abonnements annuels')).toContain('Abonnement annuel');
    expect(await corrected('abonnements annuels')).toBeUndefined();
    expect([await titles('marzipan'), await corrected('marzipan')]).toEqual([[], undefined]);
  });

  it('are corrected where another word begins with them, unless they were typed last', async () => {
    expect(await corrected('covoit quais')).toBe('covoiturage quais');
    expect(await corrected('gare covoit')).toBeUndefined();
  });

  it('are corrected by words that everybody may read now, and by no others', async () => {
    const at = (moment: string) => content.clock.advance(Date.parse(moment) - content.clock.now());
    const news = (key: string, title: string, more: object): SeedItem => ({
      key,
      type: 'news',
      shared: { news_date: '2026-11-03', ...more },
      fr: { title, alias: `/nouvelles/${key}` },
    });
    const window = {
      date_publication_start: '2026-11-12T05:00:00Z',
      date_publication_end: '2026-11-13T05:00:00Z',
    };
    await content.store.saveItem(news('lynx', 'Belette rousse et genettes', window));
    // A file that no page shows is as closed as that of a page for employees.
    await content.store.saveItem({
      key: 'staff-file',
      type: 'files',
      shared: { uri: { value: 'public://m.pdf', url: '/files/0/m.pdf' }, filemime: 'application/pdf' },
      fr: { title: 'Musaraigne' },
    });
    const fixed = async () => [
      await corrected('gare belettte'),
      await corrected('belettte'),
      await corrected('rosuse'),
      await corrected('musaraigme'),
    ];
    expect(await fixed()).toEqual([undefined, undefined, undefined, undefined]);
    at('2026-11-12T12:00:00Z');
    expect(await fixed()).toEqual(['gare belette', 'belette', 'rousse', undefined]);
    at('2026-11-13T12:00:00Z');
    expect(await fixed()).toEqual([undefined, undefined, undefined, undefined]);
    at('2026-11-10T15:00:00Z');
    await content.store.deleteItem('lynx');
  });

  it('are no longer known once their page is gone', async () => {
    await content.store.saveItem(page('hermine', 'Hermine blanche'));
    expect(await corrected('hermime')).toBe('hermine');
    await content.store.deleteItem('hermine');
    expect(await corrected('hermime')).toBeUndefined();
  });
});

describe('an excerpt', () => {
  it('marks the words that were found, also in another form or with the same meaning', async () => {
    expect((await rows('payer mois'))[0]?.excerpt).toBe(
      'Vous <strong>payez</strong> chaque <strong>mois</strong>, sans engagement.',
    );
    const [first] = await rows('comptoir perdu');
    expect(first?.excerpt).toContain('<strong>comptoir</strong>');
  });
});

describe('lines and stops', () => {
  const line = (number: string, description: string, isApproximate = false) => ({
    number,
    serviceTypeCode: 1,
    description,
    ...(isApproximate && { isApproximate }),
  });
  const stop = (code: string, name: string, isApproximate = false) => ({
    code,
    name,
    description: name,
    isAccessible: true,
    latitude: 46,
    longitude: -71,
    metres: undefined,
    lines: [],
    ...(isApproximate && { isApproximate }),
  });
  const answering = (found: Partial<LinesAndStops>) => {
    schedules = () => ({ lines: found.lines ?? [], stops: found.stops ?? [] });
  };

  it('are results at their addresses of the site, an exact number first', async () => {
    answering({ lines: [line('80', 'Gare – Port'), line('800', 'Gare – Chutes')] });
    const found = await rows('80');
    expect(found.map(({ url, type, title }) => [type, url, title])).toEqual([
      ['lines', '/horaires/80', 'Parcours 80'],
      ['lines', '/horaires/800', 'Parcours 800'],
    ]);
    expect((await search('80')).at('facets.0.items.0')).toMatchObject({ raw_value: 'lines', count: 2 });
  });

  it('stand between titles and texts by their names, and before them where they are called just so', async () => {
    answering({ stops: [stop('1001', 'Bilan'), stop('1002', 'Bilan / Quai')] });
    expect(await titles('bilan')).toEqual([
      'Bilan',
      'Bilan annuel',
      'Le bilan des travaux de la gare',
      'Bilan / Quai',
    ]);
    answering({ stops: [stop('1003', 'Rue de l’Abonnement')] });
    expect(await titles('abonnement')).toEqual(['Abonnement annuel', 'Rue de l’Abonnement', 'Bilan annuel']);
  });

  it('are paged with the rest', async () => {
    answering({ stops: [stop('1003', 'Rue de l’Abonnement'), stop('1004', 'Abonnement')] });
    const whole = await titles('abonnement');
    expect(whole).toHaveLength(4);
    const pages = [];
    for (const nth of [0, 1, 2, 3])
      pages.push(...(await titles('abonnement', `&items_per_page=1&page=${nth}`)));
    expect(pages).toEqual(whole);
    expect(await titles('abonnement', '&items_per_page=1&page=4')).toEqual([]);
    expect((await search('abonnement', '&f[0]=type:stops')).at('pager.total_items')).toBe(2);
  });

  it('with names like what was typed count where nothing has the words, and then keep nothing from being corrected', async () => {
    answering({ stops: [stop('1005', 'Bilodeau', true)] });
    expect(await titles('bilan')).not.toContain('Bilodeau');
    answering({ stops: [stop('1005', 'Hermitage', true)] });
    expect(await titles('ermitaje')).toEqual(['Hermitage']);
    answering({ stops: [stop('1006', 'Abonemment')] });
    expect([await titles('abonemment'), await corrected('abonemment')]).toEqual([['Abonemment'], undefined]);
  });

  it('are left out for who asks about content alone, or where the schedules have no page', async () => {
    answering({ stops: [stop('1004', 'Abonnement')] });
    expect(await titles('abonnement', '&scope=content')).toEqual(['Abonnement annuel', 'Bilan annuel']);
    await content.store.deleteItem('schedules');
    expect(await titles('abonnement')).toEqual(['Abonnement annuel', 'Bilan annuel']);
    await content.store.saveItem(items[0] as SeedItem);
  });

  it('are asked for by their number alone, whatever is said around it', async () => {
    const asked: string[] = [];
    schedules = (text) => {
      asked.push(text);
      return { lines: [], stops: [] };
    };
    for (const words of ['horaire du 800', 'arrêt 1515', 'parcours 3A', 'rue 41']) await search(words);
    expect(asked).toEqual(['800', '1515', '3a', 'rue 41']);
  });

  it('are missed by nobody who looks for content when their service is away', async () => {
    schedules = () => {
      throw new Error('away');
    };
    expect(await titles('abonnement')).toEqual(['Abonnement annuel', 'Bilan annuel']);
    // Whoever asks again a moment later is told of lines and stops, too.
    expect((await search('abonnement')).headers['cache-control']).toBe('private, no-store');
    answering({});
    expect((await search('abonnement')).headers['cache-control']).toBe('public, max-age=5');
  });
});
