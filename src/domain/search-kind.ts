/** What a search can find, in the order in which it is told. */
export const searchKinds = [
  'lines',
  'stops',
  'pages',
  'notices',
  'news',
  'press_release',
  'jobs',
  'points_of_sale',
  'schools',
  'files',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The types of the wire that visitors take for the same thing. */
const kindsOfTypes: Readonly<Record<string, SearchKind>> = {
  pages: 'pages',
  landingPages: 'pages',
  pagesProject: 'pages',
  pageHub: 'pages',
  pageModule: 'pages',
  pagesPromo: 'pages',
  anniversaryPages: 'pages',
  news: 'news',
  press_release: 'press_release',
  notices: 'notices',
  notices_v2: 'notices',
  jobOpenings: 'jobs',
  pointsOfSale: 'points_of_sale',
  opus_dans_votre_ecole: 'schools',
  files: 'files',
  lines: 'lines',
  stops: 'stops',
};

/** What an item of a type of the wire is to a visitor; undefined where nobody searches for it. */
export const searchKindOf = (type: string): SearchKind | undefined =>
  Object.hasOwn(kindsOfTypes, type) ? kindsOfTypes[type] : undefined;

/** The types of the wire that are of a kind. */
export const typesOfKind = (kind: SearchKind): string[] =>
  Object.entries(kindsOfTypes)
    .filter(([, each]) => each === kind)
    .map(([type]) => type);
