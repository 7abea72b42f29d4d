/** What riders and poles write short, folded, and the words meant; where there are several the usual one is first. */
export const abbreviations: Readonly<Record<string, readonly string[]>> = {
  st: ['saint'],
  ste: ['sainte'],
  sts: ['saints'],
  stes: ['saintes'],
  bd: ['boulevard'],
  bl: ['boulevard'],
  bld: ['boulevard'],
  blvd: ['boulevard'],
  boul: ['boulevard'],
  av: ['avenue'],
  ave: ['avenue'],
  ch: ['chemin'],
  rte: ['route'],
  rg: ['rang'],
  pl: ['place'],
  pte: ['pointe'],
  sq: ['square'],
  prom: ['promenade'],
  mtee: ['montee'],
  crois: ['croissant'],
  aut: ['autoroute'],
  cte: ['cote'],
  riv: ['riviere'],
  fbg: ['faubourg'],
  gd: ['grand'],
  gr: ['grand', 'grande'],
  mt: ['mont'],
  ctre: ['centre'],
  mgr: ['monseigneur'],
  dr: ['docteur'],
  sr: ['soeur'],
  card: ['cardinal'],
  gen: ['general'],
  pres: ['president'],
  chan: ['chanoine'],
  term: ['terminus'],
  stn: ['station'],
  hop: ['hopital'],
  univ: ['universite'],
  bibl: ['bibliotheque'],
  biblio: ['bibliotheque'],
  coll: ['college'],
  ind: ['industriel'],
};

/**
 * Words of English-speaking riders, and what the pole says. Unlike an abbreviation it does not make two names equal,
 * so letters that may also be somebody's initial stand here.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  street: ['rue'],
  road: ['chemin'],
  highway: ['autoroute'],
  square: ['place'],
  bridge: ['pont'],
  park: ['parc'],
  church: ['eglise'],
  school: ['ecole'],
  university: ['universite'],
  hospital: ['hopital'],
  library: ['bibliotheque'],
  market: ['marche'],
  museum: ['musee'],
  center: ['centre'],
  downtown: ['centre'],
  airport: ['aeroport'],
  terminal: ['terminus'],
  station: ['gare', 'terminus'],
  t: ['terminus'],
  ferry: ['traversier'],
  north: ['nord'],
  south: ['sud'],
  east: ['est'],
  west: ['ouest'],
};

/** One word for several. */
export const contractions: Readonly<Record<string, readonly string[]>> = {
  nd: ['notre', 'dame'],
  hdv: ['hotel', 'de', 'ville'],
};

/** Two words in a row, each of which stands for one. */
export const pairs = [
  { short: ['n', 'd'], long: ['notre', 'dame'] },
  { short: ['city', 'hall'], long: ['hotel', 'ville'] },
] as const;

/** The first is 1re and 1er, the second 2e … in the words of both languages. */
export const ordinals: readonly (readonly string[])[] = [
  ['premiere', 'premier', 'first'],
  ['deuxieme', 'second', 'seconde'],
  ['troisieme', 'third'],
  ['quatrieme', 'fourth'],
  ['cinquieme', 'fifth'],
  ['sixieme', 'sixth'],
  ['septieme', 'seventh'],
  ['huitieme', 'eighth'],
  ['neuvieme', 'ninth'],
  ['dixieme', 'tenth'],
  ['onzieme', 'eleventh'],
  ['douzieme', 'twelfth'],
  ['treizieme'],
  ['quatorzieme'],
  ['quinzieme'],
  ['seizieme'],
];

/** Kinds of streets, folded and in full. A number beside one is that of a street and not of a stop. */
export const streetWords: ReadonlySet<string> = new Set([
  'avenue',
  'boulevard',
  'chemin',
  'rue',
  'street',
  'road',
]);

/** Words too common to find a stop by, and which poles often leave out: a stop may lack them and still be found. */
export const looseWords: ReadonlySet<string> = new Set([
  ...streetWords,
  ...[
    'a au aux d de des du et l la le les and at of the',
    'angle coin corner intersection arret stop no numero number',
    'bus autobus ligne line parcours route direction vers to',
  ].flatMap((words) => words.split(' ')),
]);
