import type { SeedItem, SeedTranslation } from '#services/content/seed.ts';

/** How many items of each type there are: twenty thousand, in both languages. */
const counts = {
  news: 8_500,
  pages: 5_000,
  notices: 3_000,
  press_release: 1_500,
  pointsOfSale: 1_000,
  files: 600,
  jobOpenings: 400,
} as const;
type Type = keyof typeof counts;

/** The words that the subject is full of: the first are in nearly every text, the last in few. */
const common = {
  fr: 'bus service parcours horaire arrêt ligne rue travaux réseau client abonnement carte station détour hiver tarif quartier projet pont terminus matin soir étudiant vélo accessibilité électrique neige nuit stationnement information',
  en: 'bus service route schedule stop line street roadwork network rider pass card station detour winter fare district project bridge terminal morning evening student bike accessibility electric snow night parking information',
} as const;
const rareCount = 12_000;
const bodyWords = 140;
const longBodyWords = 5_000;

/** The same numbers every time. */
function createDice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A word that nobody knows, always the same for its number: what a vocabulary is full of besides. */
export function rareWord(nth: number): string {
  const parts = [
    'ba',
    'co',
    'di',
    'fu',
    'ga',
    'lo',
    'mi',
    'nu',
    'pa',
    're',
    'si',
    'to',
    'va',
    'ze',
    'cha',
    'gri',
  ];
  const digits = [
    nth % 16,
    Math.floor(nth / 16) % 16,
    Math.floor(nth / 256) % 16,
    Math.floor(nth / 4096) % 16,
  ];
  return `${digits.map((digit) => parts[digit]).join('')}n`;
}

/** Few words make most of a text, as in every language. */
function writer(locale: 'fr' | 'en', dice: () => number) {
  const often = common[locale].split(' ');
  return (count: number): string =>
    Array.from({ length: count }, () => {
      const chance = dice();
      if (chance < 0.5) return often[Math.floor(dice() ** 2 * often.length)];
      return rareWord(Math.floor(dice() ** 3 * rareCount));
    }).join(' ');
}

/** All of them, or a share of each type to try something out. Every hundredth text is as long as the longest pages. */
export function generatedItems(share = 1): SeedItem[] {
  const dice = createDice(7);
  const write = { fr: writer('fr', dice), en: writer('en', dice) };
  return Object.entries(counts).flatMap(([type, count]) =>
    Array.from({ length: Math.ceil(count * share) }, (_, nth): SeedItem => {
      const words = nth % 100 === 0 ? longBodyWords : bodyWords;
      const textOf = (locale: 'fr' | 'en') => ({
        title: `${write[locale](5)} ${nth}`,
        ...bodies[type as Type](`<p>${write[locale](words)}.</p>`, `${type}/${nth}`),
      });
      return {
        key: `bench-search-${type}-${nth}`,
        type,
        ...shared(type as Type, nth),
        fr: textOf('fr'),
        en: textOf('en'),
      };
    }),
  );
}

type More = Omit<SeedTranslation, 'title'>;

const article = (body: string, alias: string): More => ({ alias: `/mesure/${alias}`, attributes: { body } });
const bodies: Readonly<Record<Type, (body: string, alias: string) => More>> = {
  news: article,
  press_release: article,
  notices: article,
  pages: (body, alias) => ({
    alias: `/mesure/${alias}`,
    content: [{ type: 'content', attributes: { body } }],
  }),
  pointsOfSale: () => ({}),
  files: (body) => ({ attributes: { description: body } }),
  jobOpenings: (body) => ({ attributes: { description: body } }),
};

function shared(type: Type, nth: number): Pick<SeedItem, 'shared'> {
  const day = new Date(Date.UTC(2026, 10, 1) - (nth % 4000) * 86_400_000).toISOString().slice(0, 10);
  const values: Partial<Record<Type, Record<string, unknown>>> = {
    news: { news_date: day },
    press_release: { news_date: day },
    notices: { date_notice_start: '2026-01-01T00:00:00Z', date_notice_end: '2036-01-01T00:00:00Z' },
    pointsOfSale: {
      address: `${nth}, rue ${rareWord(nth)}`,
      city: 'Havremont',
      latitude: 46,
      longitude: -71,
    },
    files: {
      uri: { value: `public://${nth}.pdf`, url: `/files/0/${nth}.pdf` },
      filemime: 'application/pdf',
      filesize: nth,
    },
    jobOpenings: { brid: String(nth), posted_date: day },
  };
  return { shared: values[type] ?? {} };
}
