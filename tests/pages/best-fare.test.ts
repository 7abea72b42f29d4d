import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fareGrids } from '#data/fares.ts';
import { operator } from '#data/operator.ts';
import { createFareAdviser } from '#domain/fares/best-fare.ts';
import { gridOn, type FareGrid } from '#domain/fares/fare.ts';
import { readSurvey, surveys, type Survey } from '#domain/fares/survey.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { formatMoney } from '#site/i18n/format-number.ts';
import { everyAnswer } from '#tests/support/every-answer.ts';
import { hostileTexts } from '#tests/support/hostile-addresses.ts';
import { secondMaterials, secondSeed } from '#tests/support/second-operator.ts';
import { shareVisits, startVisits, type Visits } from '#tests/support/visits.ts';

const visits = shareVisits();
const paths: Readonly<Record<Survey, Readonly<Record<Locale, string>>>> = {
  general: { fr: '/tarifs-et-titres/meilleur-tarif', en: '/en/fares-and-passes/best-fare' },
  students: {
    fr: '/tarifs-et-titres/meilleur-tarif-etudiants',
    en: '/en/fares-and-passes/best-fare-students',
  },
};
const { fr, en } = paths.general;
const commuter = 'question1=general&question2=regular&nbDays5=5&question3=return&question4=yes';

const decoded = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');
/** The page's own part, as words. */
const plain = (html: string) =>
  decoded(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

async function ask(path: string, from: Visits = visits) {
  const response = await from.ask(path);
  const html = await response.text();
  return { response, status: response.status, html, text: plain(html) };
}

/** What the form of a page would send: its hidden fields, and everything that is chosen or typed on it. */
function sentBy(html: string, chosen: Readonly<Record<string, string>>): string {
  const [form = ''] = /<form class="form survey"[\s\S]*?<\/form>/.exec(html) ?? [];
  const names = [...form.matchAll(/name="(question\d|nb\w+)"/g)].map((match) => match[1] ?? '');
  const asked = /name="asked" value="([^"]*)"/.exec(form)?.[1] ?? '';
  const pairs = [...new Set(names)].flatMap((name) => {
    const value = chosen[name] ?? (name.startsWith('nb') ? '' : undefined);
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams([['asked', asked], ...pairs]).toString();
}

describe('the survey without script', () => {
  it('leads from who to the answer in three sendings, and to its own address', async () => {
    const chosen = { question1: 'general', question2: 'regular' };
    const first = await ask(fr);
    expect(first.status).toBe(200);
    expect(first.text).toContain('Qui êtes-vous ?');
    expect(first.text).toContain('Quels sont vos besoins ?');
    expect(first.text).not.toContain('Combien de jours');
    const second = await ask(`${fr}?${sentBy(first.html, chosen)}`);
    expect(second.status).toBe(200);
    expect(second.html).not.toContain('error-summary');
    expect(second.text).toContain('Combien de jours par semaine prenez-vous le bus ?');
    expect(second.html).toMatch(/value="general"[^>]*checked|checked[^>]*value="general"/);
    const more = { ...chosen, nbDays5: '5', question3: 'more', question4: 'no' };
    const third = await ask(`${fr}?${sentBy(second.html, more)}`);
    expect(third.status).toBe(200);
    expect(third.text).toContain('Combien de passages par jour ?');
    const { response } = await ask(`${fr}?${sentBy(third.html, { ...more, nbRidesDay: '4' })}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      `${fr}?question1=general&question2=regular&nbDays5=5&question3=more&nbRidesDay=4&question4=no`,
    );
  });

  it.each([
    [
      'asked=question1,question2',
      ['You must specify who you are', 'You must specify your needs'],
      ['Vous devez préciser qui vous êtes', 'Vous devez préciser vos besoins'],
    ],
    [
      'question1=general&question2=regular&nbDays5=6&asked=nbDays5,question3,question4',
      [
        'You must enter a number of days between 1 and 5',
        'You must specify your travel habits',
        'You must choose an option',
      ],
      [
        'Vous devez entrer un nombre de jours entre 1 et 5',
        'Vous devez préciser vos habitudes de déplacement',
        'Vous devez choisir une option',
      ],
    ],
    [
      'question1=general&question2=stay&nbDays30=31&question3=more&nbRidesDay=x&asked=nbDays30,question3,nbRidesDay',
      ['You must enter a number of days between 1 and 30', 'You must enter a valid number of rides'],
      [
        'Vous devez entrer un nombre de jours entre 1 et 30',
        'Vous devez entrer un nombre de passages valide',
      ],
    ],
    [
      'question1=general&question2=sometimes&nbRidesMonth=1.5&question4=no&asked=nbRidesMonth,question4',
      ['You must enter a valid number of rides'],
      ['Vous devez entrer un nombre de passages valide'],
    ],
  ])('tells what is wrong with %s, and leads to it', async (query, english, french) => {
    for (const [path, messages] of [
      [en, english],
      [fr, french],
    ] as const) {
      const { status, html, response } = await ask(`${path}?${query}`);
      expect(status).toBe(400);
      expect(response.headers.get('cache-control')).toContain('no-store');
      const listed = [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a><\/li>/g)].map((match) => [
        match[1] ?? '',
        match[2],
      ]);
      expect(listed.map(([, message]) => message)).toEqual(messages);
      for (const [id] of listed) expect(html).toContain(`id="${id}"`);
      expect(html).toMatch(path === en ? /<title>Error: Best fare/ : /<title>Erreur\u00a0: Meilleur tarif/);
    }
  });

  it('is merely unfinished by a link, and faulty only in what was on the page', async () => {
    for (const query of [
      'question1=general',
      'question1=nobody',
      `${commuter}&nbDays5=9`.replace('nbDays5=5', ''),
    ]) {
      const { status, html } = await ask(`${fr}?${query}`);
      expect([query, status, html.includes('error-summary')]).toEqual([query, 200, false]);
    }
    const { status } = await ask(
      `${fr}?question1=general&question2=stay&nbDays5=5&asked=question1,question2,nbDays5`,
    );
    expect(status).toBe(200);
  });

  it('can be changed: it comes back filled in, whole', async () => {
    const { html } = await ask(`${fr}?${commuter}`);
    const [, edit = ''] = /href="([^"]*edit=1)"/.exec(html) ?? [];
    expect(decoded(edit)).toBe(`${fr}?${commuter}&edit=1`);
    const survey = await ask(decoded(edit));
    expect(survey.status).toBe(200);
    expect(survey.text).toContain('Voulez-vous un abonnement');
    expect(survey.html).toMatch(/name="nbDays5"[^>]*value="5"|value="5"[^>]*name="nbDays5"/);
  });

  it('alone is found by search engines', async () => {
    expect((await ask(fr)).html).not.toContain('noindex');
    for (const query of [commuter, 'question1=general', `${commuter}&edit=1`])
      expect((await ask(`${fr}?${query}`)).html).toContain('noindex');
  });

  it('stands over the words of the editors', async () => {
    const { text } = await ask(fr);
    expect(text.indexOf('Qui êtes-vous')).toBeLessThan(text.indexOf('En règle générale'));
  });
});

describe('the tool for students', () => {
  it('asks only who studies', async () => {
    const { html } = await ask(paths.students.fr);
    const riders = [...html.matchAll(/name="question1"[^>]*value="(\w+)"/g)].map((match) => match[1]);
    expect(riders).toEqual(['student', 'youth']);
    expect((await ask(`${paths.students.fr}?${commuter}`)).text).toContain('Qui êtes-vous');
    expect((await ask(`${paths.students.fr}?${commuter}&asked=question1`)).status).toBe(400);
  });
});

describe('the answer', () => {
  it(
    'is the one of the adviser, in both languages, whatever was answered',
    { timeout: 120_000 },
    async () => {
      const grid = gridOn(fareGrids, '2026-11-15');
      if (!grid) throw new Error('there are no fares on that day');
      const advise = createFareAdviser(grid);
      const samples = surveys.flatMap((survey) =>
        [...everyAnswer(survey)].filter((_, nth) => nth % 151 === 0).map((given) => ({ survey, given })),
      );
      expect(samples.length).toBeGreaterThan(40);
      for (const [nth, { survey, given }] of samples.entries()) {
        const read = readSurvey(survey, given);
        if ('faults' in read) throw new Error(`${JSON.stringify(given)} is refused`);
        const { ways, rides } = advise(read.answers);
        const locale = locales[nth % 2] ?? 'fr';
        const { status, html, text } = await ask(`${paths[survey][locale]}?${new URLSearchParams(given)}`);
        const money = (cents: number) => formatMoney(cents, locale).replaceAll('\u00a0', ' ');
        const rows = [
          ...html.matchAll(/<tr[^>]*><th scope="row">[^<]*<\/th><td data-figures="true">([^<]*)</g),
        ];
        expect([given, status, rows.map((match) => match[1]?.replaceAll('\u00a0', ' '))]).toEqual([
          given,
          200,
          ways.map(({ cents }) => money(cents)),
        ]);
        expect(text).toContain(`${rides} ${locale === 'fr' ? 'passage' : 'ride'}`);
        expect(text).toMatch(locale === 'fr' ? /Le moins cher pour vous/ : /The cheapest for you/);
      }
    },
  );

  it('says the price, why, what was given, every way and what was assumed', async () => {
    const { text, html, response } = await ask(`${fr}?${commuter}`);
    for (const words of [
      'Le moins cher pour vous Abonne-bus perso 72,00 $ par mois',
      'Pour 43 passages par mois au tarif général. Vous payez 74,20 $ de moins qu’à l’unité.',
      'Vous Adulte, 19 à 64 ans',
      'Vos déplacements 5 jours par semaine, aller et retour',
      'Tous les titres, pour 43 passages',
      '4 laissez-passer 7 jours et 3 passages 128,20 $ 56,20 $',
      '1 passage, à l’unité ou par 10 146,20 $ 74,20 $',
      'À partir de combien de passages',
      '22 et plus Abonne-bus perso, à 72,00 $',
      '29 et plus, sans abonnement Laissez-passer mensuel, à 96,00 $',
      'Un mois compte 4,3 semaines : 43 passages par mois.',
      'Une correspondance dans les 90 minutes ne compte pas comme un passage.',
      'Abonne-bus perso : un profil RTC est nécessaire. Sans profil : Laissez-passer mensuel, 96,00 $.',
      'Tarifs en vigueur depuis le 1er juillet 2026, selon la grille tarifaire .',
    ])
      expect(text).toContain(words);
    expect(html).toContain(`href="${operator.subscriptionOffer?.paths.fr}"`);
    expect(html).toContain(`href="${fareGrids[0]?.source.paths.fr}"`);
    expect(html).toMatch(/<title>Abonne-bus perso – RTC/);
    expect(html).toContain(
      `<link rel="canonical" href="${visits.app.origin}${fr}?${commuter.replaceAll('&', '&amp;')}"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('of a stay is for its days, and is told in English', async () => {
    const { text, html } = await ask(
      `${en}?question1=general&question2=stay&nbDays30=9&question3=more&nbRidesDay=4`,
    );
    for (const words of [
      'One 7-day pass and two 1-day passes $48.00 for 9 days',
      'For 36 rides in 9 days at the general fare. You pay $74.40 less than ride by ride.',
      'stay of 9 days, 4 rides a day',
      'From how many days',
      '22 or more Monthly pass, at $96.00',
      'Monthly pass: it is good for one calendar month.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('A month has 4.3');
    expect(html).toContain('href="/en/fares-and-passes/points-of-sale"');
  });

  it('is the same in the other language, and says so', async () => {
    const { html } = await ask(`${fr}?${commuter}`);
    expect(decoded(html)).toContain(`href="${en}?${commuter}"`);
  });

  it('says nothing of savings where there are none', async () => {
    const { text } = await ask(`${fr}?question1=general&question2=sometimes&nbRidesMonth=2&question4=yes`);
    expect(text).toContain('1 passage, à l’unité ou par 10 6,80 $ par mois');
    expect(text).not.toContain('Vous payez');
  });
});

describe('odd addresses', () => {
  it.each(Object.entries(paths.general))(
    'give the survey in %s',
    { timeout: 60_000 },
    async (_locale, path) => {
      const odd = [
        ...hostileTexts.flatMap((text) => [`question1=${text}`, `${commuter}&asked=${text}`, `${text}=1`]),
        `nbDays5=${'9'.repeat(10_000)}&asked=nbDays5`,
        `question1=${'é'.repeat(1000)}&asked=question1`,
        'question1=general&question1=senior&question1=x',
        'question1[]=general&question2[a]=b',
        'asked=question1&asked=question2',
        'asked=toString,constructor',
        `${commuter}&edit=1&asked=question1`,
      ];
      for (const query of odd) {
        const { status } = await ask(`${path}?${query}`);
        expect([query.slice(0, 80), [200, 302, 400, 414].includes(status)]).toEqual([
          query.slice(0, 80),
          true,
        ]);
      }
    },
  );
});

describe('a change of fares', () => {
  const [grid] = fareGrids;
  if (!grid) throw new Error('there are no fares');
  const dearer: FareGrid = {
    ...grid,
    from: '2026-12-01',
    fares: grid.fares.map((fare) =>
      fare.key === 'subscription' ? { ...fare, cents: { ...fare.cents, general: 8100 } } : fare,
    ),
  };
  const changing = startVisits({
    content: 'shared',
    parts: ['site', 'cache'],
    // Ten minutes before midnight at the operator's.
    instant: '2026-12-01T04:50:00Z',
    materials: {
      operator: { ...operator, fareGrids: [grid, dearer] },
      logo: readFileSync('data/logo.svg', 'utf8'),
      icon: readFileSync('data/icon.svg', 'utf8'),
    },
  });

  it('changes the answer at midnight of its day, at the operator’s, and is announced before', async () => {
    const before = await ask(`${fr}?${commuter}`, changing);
    expect(before.text).toContain('Abonne-bus perso 72,00 $ par mois');
    expect(before.text).toContain('D’autres tarifs s’appliqueront à partir du 1er décembre 2026.');
    const { clock } = changing.app;
    clock.advance(9 * 60_000 + 30_000);
    // Kept half a minute before the change, for a minute at most.
    expect((await ask(`${fr}?${commuter}`, changing)).text).toContain('72,00 $ par mois');
    clock.advance(30_000);
    const after = await ask(`${fr}?${commuter}`, changing);
    expect(after.text).toContain('Abonne-bus perso 81,00 $ par mois');
    expect(after.text).toContain('Tarifs en vigueur depuis le 1er décembre 2026');
    expect(after.text).not.toContain('D’autres tarifs');
  });
});

describe('an operator without fares', () => {
  const plainOnes = startVisits({ seed: secondSeed, materials: secondMaterials });

  it('shows the page of the content', async () => {
    const { status, html } = await ask(`/ecrans/best_fare?${commuter}`, plainOnes);
    expect(status).toBe(200);
    expect(html).toContain('Page module-best_fare');
    expect(html).not.toContain('question1"');
  });
});
