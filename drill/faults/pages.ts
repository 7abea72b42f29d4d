/** Pages of the default content that are visited before a fault. */
export const keptPages: readonly string[] = [
  '/',
  '/en',
  '/propos',
  '/tarifs-et-titres/grille-tarifaire',
  '/horaires-et-trajets/service-en-hiver',
  '/medias/nouvelles',
];

/** Pages of the default content that nobody has seen before a fault. */
export const unseenPages: readonly string[] = [
  '/propos/objets-perdus',
  '/propos/service-a-la-clientele',
  '/tarifs-et-titres/comment-payer',
  '/horaires-et-trajets/velos-et-poussettes',
  '/horaires-et-trajets/parc-o-bus',
  '/propos/conditions-d-utilisation',
];

/** Boards of stops and lines of the fictional city. */
export const boards: readonly string[] = [
  '/horaires-et-trajets/horaires/1001',
  '/horaires-et-trajets/horaires/1002',
  '/horaires-et-trajets/horaires/800',
  '/horaires-et-trajets/horaires/801',
];
