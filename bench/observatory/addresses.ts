const schedules = { fr: '/horaires-et-trajets/horaires', en: '/en/schedules-and-trips/schedules' };
const printing = {
  fr: '/horaires-et-trajets/horaires-imprimables',
  en: '/en/schedules-and-trips/printable-schedules',
};

/** What is measured, with the status it must have: a score of another answer says nothing. */
export const addresses: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  pages: {
    '/': 200,
    '/en': 200,
    '/tarifs-et-titres/grille-tarifaire': 200,
    '/en/fares-and-passes/fare-grid': 200,
    [`${schedules.fr}/801/0`]: 200,
    [`${schedules.en}/1008`]: 200,
    [`${schedules.fr}/carte`]: 200,
    '/en/search/card': 200,
    '/mon-profil': 200,
  },
  errors: {
    '/nulle-part': 404,
    '/en/nowhere.pdf': 404,
    '/_data/nulle-part': 404,
    '/a%00': 400,
    '/services/nothing': 404,
    '/services/schedule/departs': 400,
    '/services/content/api/nothing': 404,
  },
  services: {
    '/services/schedule/': 200,
    '/services/schedule/departs?arrets=1008': 200,
    '/services/schedule/openapi.json': 200,
    '/services/content/': 200,
    '/services/content/api/pages?page[limit]=1': 200,
    '/services/cache/': 200,
    '/services/cache/cache/nothing': 404,
    '/healthz': 200,
    '/readyz': 200,
  },
  files: {
    '/logo.svg': 200,
    '/icon.png': 200,
    '/sw.js': 200,
    '/manifest.en.webmanifest': 200,
    '/robots.txt': 200,
    '/sitemap.xml': 200,
    '/.well-known/security.txt': 200,
  },
  printed: {
    [`${printing.fr}/801/0`]: 200,
    [`${printing.en}/print?parcours=801`]: 200,
    [`${printing.fr}/imprimer/template?parcours=801`]: 200,
    [`${schedules.en}/801/0/timetable?format=ics`]: 200,
    '/_qr?path=/': 200,
  },
};

/** What other sites show on purpose, and may therefore load: ten points less, which no rule asks back. */
export const shownElsewhere: Readonly<Record<string, string>> = {
  [`${schedules.fr}/1008?affichage=cadre`]: 'a board that others frame',
  [`${schedules.en}/1008?affichage=cadre`]: 'a board that others frame',
  '/_card/fr.png': 'a picture for shared pages',
  '/_card/en/801.png': 'a picture for shared pages',
};
