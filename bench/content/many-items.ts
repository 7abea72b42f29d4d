import type { SeedItem, SeedParagraph, SeedTranslation } from '#services/content/seed.ts';

/** How many items of each type a store of twenty thousand has. Blocks of pages are not counted: they are part of them. */
const counts = {
  news: 8_000,
  mediaImages: 3_000,
  pages: 2_500,
  notices: 2_500,
  press_release: 1_500,
  files: 1_500,
  pointsOfSale: 600,
  jobOpenings: 400,
} as const;
type Type = keyof typeof counts;

/** The instant that dates count back from: the last hour of the newest item. */
const newest = Date.parse('2026-11-01T12:00:00Z');
const hourMs = 3_600_000;

export const categoryCount = 40;
export const organizationCount = 12;

const before = (hours: number): string => new Date(newest - hours * hourMs).toISOString();
const dayBefore = (hours: number): string => before(hours).slice(0, 10);
export const keyOf = (type: Type, nth: number): string => `bench-${type}-${nth % counts[type]}`;
export const addressOf = (type: 'news' | 'pages', nth: number): string =>
  `/mesure/${type}/${nth % counts[type]}`;

/** Twenty thousand items in both languages, as they would have gathered over twenty years. */
export function manyItems(): SeedItem[] {
  const categories = Array.from({ length: categoryCount }, (_, nth): SeedItem => ({
    key: `bench-category-${nth}`,
    type: 'taxonomy_term--categories',
    shared: { color: '#123456' },
    ...both(`Catégorie ${nth}`, `Category ${nth}`),
  }));
  const items = Object.entries(counts).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, nth) => ({
      ...makers[type as Type](nth),
      key: keyOf(type as Type, nth),
      type,
      created: before(nth * 20),
    })),
  );
  return [...categories, ...items];
}

type Made = Omit<SeedItem, 'key' | 'type'>;

function both(
  fr: string,
  en: string,
  more: Omit<SeedTranslation, 'title'> = {},
): Pick<SeedItem, 'fr' | 'en'> {
  return { fr: { title: fr, ...more }, en: { title: en, ...more } };
}

const words = 'Le service reprend son trajet habituel après les travaux de la rue du Marché. ';
const body = `<p>${words.repeat(12)}</p>`;

const makers: Readonly<Record<Type, (nth: number) => Made>> = {
  news: (nth) => article(nth, addressOf('news', nth)),
  press_release: (nth) => article(nth),
  mediaImages: (nth) => ({
    shared: { uri: { original: `/media/${nth}.jpg`, large: `/media/${nth}-large.jpg` } },
    ...both(`Photo ${nth}`, `Picture ${nth}`, { attributes: { alt: `Photo ${nth}` } }),
    references: { category: [categoryOf(nth)], image: [keyOf('files', nth)] },
  }),
  files: (nth) => ({
    shared: {
      uri: { value: `public://${nth}.pdf`, url: `/media/${nth}.pdf` },
      filemime: 'application/pdf',
      filesize: nth,
    },
    ...both(`fichier-${nth}.pdf`, `file-${nth}.pdf`),
  }),
  pages: (nth) => ({
    ...both(`Page ${nth}`, `Page ${nth}`, {
      alias: addressOf('pages', nth),
      attributes: { subtitle: words },
      content: blocks(nth),
    }),
    references: { media_image: [keyOf('mediaImages', nth)] },
  }),
  // One in fifty is posted now, the others are over.
  notices: (nth) => ({
    shared: {
      general: nth % 10 === 0,
      non_public: false,
      notice_type: ['standard', 'faible', 'moyen', 'eleve'][nth % 4],
      ...(nth % 50 !== 0 && { date_notice_end: before(nth * 20 - 72) }),
    },
    ...both(`Avis ${nth}`, `Notice ${nth}`, { attributes: { subtitle: words, body } }),
  }),
  pointsOfSale: (nth) => ({
    shared: {
      address: `${nth}, rue des Horlogers`,
      city: 'Havremont',
      postal_code: 'G9A 1A1',
      latitude: 46.7 + (nth % 25) / 100,
      longitude: -71.4 + (nth % 24) / 100,
      services: ['opus', 'tickets', 'photo'].filter((_, place) => (nth >> place) % 2 === 0),
      hours: 'Mo-Su,PH 06:00-23:00',
    },
    ...both(`Dépanneur ${nth}`, `Convenience store ${nth}`),
  }),
  // One in ten is open.
  jobOpenings: (nth) => ({
    shared: {
      brid: `BENCH-${nth}`,
      posted_date: dayBefore(nth * 24),
      ...(nth % 10 !== 0 && { end_date: dayBefore(nth * 24 - 12) }),
    },
    ...both(`Poste ${nth}`, `Job ${nth}`, {
      attributes: { category: 'Conduite', location: 'Havremont', job_type: 'Temps plein', description: body },
    }),
  }),
};

/** One in fifty is promoted, one in a hundred is not published, one in forty is over. */
function article(nth: number, alias?: string): Made {
  return {
    status: nth % 100 !== 99,
    shared: {
      news_date: dayBefore(nth * 20),
      promoted: nth % 50 === 0,
      organization: `Organisation ${nth % organizationCount}`,
      ...(nth % 40 === 39 && { date_publication_end: before(nth * 20 - 240) }),
    },
    ...both(`Nouvelle ${nth} : le marché rouvre`, `News ${nth}: the market reopens`, {
      ...(alias !== undefined && { alias }),
      attributes: { subtitle: words, body },
    }),
    references: { media_image: [keyOf('mediaImages', nth)], categories: [categoryOf(nth)] },
  };
}

const categoryOf = (nth: number): string => `bench-category-${nth % categoryCount}`;

/** Six blocks, two of them in others, with a picture and a file. */
function blocks(nth: number): SeedParagraph[] {
  const answers = ['Où?', 'Quand?'].map((title) => ({
    type: 'accordion_item',
    attributes: { title, content: body, default_open: false },
  }));
  return [
    {
      type: 'content',
      attributes: { title: 'Payer', title_type: 'h2', body },
      references: { media_image: [keyOf('mediaImages', nth + 1)] },
    },
    {
      type: 'accordion',
      attributes: { title: 'Questions', title_level: 'h2' },
      children: { accordions_list: answers },
    },
    {
      type: 'files_list',
      attributes: { title: 'Fichiers' },
      references: { files_list: [keyOf('files', nth)] },
    },
    { type: 'text_wysiwyg', attributes: { body } },
  ];
}
