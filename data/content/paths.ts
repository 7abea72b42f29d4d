import { withPrefix, type Bilingual, type Locale } from '#domain/locale.ts';

/** Every address of the default content, by key, without language prefix: French, then English. */
export const paths = {
  home: ['/', '/'],

  trips: ['/horaires-et-trajets', '/schedules-and-trips'],
  schedules: ['/horaires-et-trajets/horaires', '/schedules-and-trips/schedules'],
  trip_planner: ['/horaires-et-trajets/itineraire', '/schedules-and-trips/trip-planner'],
  printable_schedules: [
    '/horaires-et-trajets/horaires-imprimables',
    '/schedules-and-trips/printable-schedules',
  ],
  notices: [
    '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours',
    '/schedules-and-trips/customer-notices/route-notices',
  ],
  networkMap: ['/horaires-et-trajets/plan-du-reseau', '/schedules-and-trips/network-map'],
  parkAndRide: ['/horaires-et-trajets/parc-o-bus', '/schedules-and-trips/park-and-ride'],
  bikes: ['/horaires-et-trajets/velos-et-poussettes', '/schedules-and-trips/bikes-and-strollers'],
  winter: ['/horaires-et-trajets/service-en-hiver', '/schedules-and-trips/winter-service'],
  accessibility: ['/horaires-et-trajets/accessibilite', '/schedules-and-trips/accessibility'],
  rules: ['/horaires-et-trajets/regles-a-bord', '/schedules-and-trips/rules-on-board'],
  nightService: ['/horaires-et-trajets/service-de-nuit', '/schedules-and-trips/night-service'],
  holidays: ['/horaires-et-trajets/jours-feries', '/schedules-and-trips/holidays'],
  liveTimes: ['/horaires-et-trajets/heures-en-direct', '/schedules-and-trips/live-times'],
  outings: ['/horaires-et-trajets/sorties-en-bus', '/schedules-and-trips/outings-by-bus'],
  paratransit: ['/horaires-et-trajets/transport-adapte', '/schedules-and-trips/paratransit'],
  paratransitApplication: [
    '/horaires-et-trajets/transport-adapte/demande',
    '/schedules-and-trips/paratransit/application',
  ],
  schoolVisits: ['/horaires-et-trajets/visites-scolaires', '/schedules-and-trips/school-visits'],

  faresHub: ['/tarifs-et-titres', '/fares-and-passes'],
  fareGrid: ['/tarifs-et-titres/grille-tarifaire', '/fares-and-passes/fare-grid'],
  howToPay: ['/tarifs-et-titres/comment-payer', '/fares-and-passes/how-to-pay'],
  opusCard: ['/tarifs-et-titres/carte-opus', '/fares-and-passes/opus-card'],
  refunds: ['/tarifs-et-titres/remboursements', '/fares-and-passes/refunds'],
  families: ['/tarifs-et-titres/familles', '/fares-and-passes/families'],
  employers: ['/tarifs-et-titres/employeurs', '/fares-and-passes/employers'],
  points_of_sale: ['/tarifs-et-titres/points-de-vente', '/fares-and-passes/points-of-sale'],
  best_fare: ['/tarifs-et-titres/meilleur-tarif', '/fares-and-passes/best-fare'],
  best_fare_students: ['/tarifs-et-titres/meilleur-tarif-etudiants', '/fares-and-passes/best-fare-students'],
  opus_school: ['/tarifs-et-titres/opus-dans-votre-ecole', '/fares-and-passes/opus-at-school'],

  about: ['/propos', '/about'],
  anniversary_page: ['/propos/50e-anniversaire-du-rtc', '/about/rtc-50th-anniversary'],
  project: ['/propos/projets/corridor-vermeille', '/about/projects/vermeille-corridor'],
  network2030: ['/propos/projets/reseau-2030', '/about/projects/network-2030'],
  electricBuses: ['/propos/projets/bus-electriques', '/about/projects/electric-buses'],
  governance: ['/propos/conseil-d-administration', '/about/board-of-directors'],
  publications: ['/propos/publications', '/about/publications'],
  openData: ['/propos/donnees-ouvertes', '/about/open-data'],
  contact: ['/propos/service-a-la-clientele', '/about/customer-service'],
  complaint: ['/propos/service-a-la-clientele/plainte', '/about/customer-service/complaint'],
  comments: ['/propos/service-a-la-clientele/commentaires', '/about/customer-service/comments'],
  lostAndFound: ['/propos/objets-perdus', '/about/lost-and-found'],
  privacy: ['/propos/confidentialite-et-temoins', '/about/privacy-and-cookies'],
  terms: ['/propos/conditions-d-utilisation', '/about/terms-of-use'],
  siteAccessibility: ['/propos/accessibilite-du-site', '/about/site-accessibility'],

  media: ['/medias', '/media'],
  news: ['/medias/nouvelles', '/media/news'],
  press_release: ['/medias/communiques', '/media/press-releases'],
  media_archive: ['/medias/images', '/media/pictures'],

  careers: ['/emplois', '/careers'],
  job_openings: ['/emplois/offres-emploi', '/careers/job-openings'],

  login: ['/connexion', '/login'],
  create_account: ['/creer-un-compte', '/create-account'],
  account_activation: ['/activation-compte', '/account-activation'],
  password_reset: ['/reinit-mot-de-passe', '/reset-password'],
  newsletter: ['/infolettre', '/newsletter'],
  newsletterTopics: ['/infolettre/sujets', '/newsletter/topics'],
  newsletter_confirm_subscription: ['/confirmation-abonnement', '/confirm-subscription'],
  newsletter_confirm_unsubscription: ['/confirmation-desabonnement', '/confirm-unsubscription'],
  search: ['/recherche', '/search'],

  accountHome: ['/mon-profil', '/my-account'],
  accountNotices: ['/mon-profil/avis/modifier', '/my-account/notices/edit'],
  accountNewsletter: ['/mon-profil/infolettre/modifier', '/my-account/newsletter/edit'],
  accountInfo: ['/mon-profil/modifier-info', '/my-account/edit-info'],
  accountParameters: ['/mon-profil/mes-parametres-de-profil', '/my-account/my-account-parameters'],
  accountMyNotices: ['/mon-profil/mes-avis', '/my-account/my-notices'],

  employeeNews: ['/employes/infos-employes/salle-des-nouvelles', '/employees/employee-info/newsroom'],
  employeeActivities: ['/employes/infos-employes/activites', '/employees/employee-info/activities'],

  whoCanConsult: ['/qui-peut-consulter', '/who-can-consult-page'],
  maintenance: ['/maintenance', '/maintenance'],
  landing: ['/bienvenue-a-bord', '/welcome-aboard'],
  promoStudents: ['/rentree', '/back-to-school'],
  promoSubscription: ['/abonne-bus-perso', '/personal-bus-subscription'],
} as const satisfies Record<string, readonly [string, string]>;

export type PathKey = keyof typeof paths;

export function alias(key: PathKey, locale: Locale): string {
  return paths[key][locale === 'fr' ? 0 : 1];
}

/** The same in both languages. */
export function aliases(key: PathKey): Bilingual {
  return { fr: alias(key, 'fr'), en: alias(key, 'en') };
}

export type ArticleType = 'news' | 'press_release' | 'news_employe' | 'activities_employe';

/** Where the articles of each type stand: French, then English. */
export const articleBases: Readonly<Record<ArticleType, readonly [string, string]>> = {
  news: paths.news,
  press_release: paths.press_release,
  news_employe: [
    '/espace-employes/infos-employes/salle-des-nouvelles',
    '/employee-area/employee-info/newsroom',
  ],
  activities_employe: [
    '/espace-employes/infos-employes/activites',
    '/employee-area/employee-info/activities',
  ],
};

/** The addresses as they stand in a French text. */
export const fr = addresses('fr');
/** The addresses as they stand in an English text, with their prefix. */
export const en = addresses('en');

function addresses(locale: Locale): Readonly<Record<PathKey, string>> {
  const entries = Object.keys(paths).map((key) => [key, withPrefix(alias(key as PathKey, locale), locale)]);
  return Object.fromEntries(entries) as Record<PathKey, string>;
}
