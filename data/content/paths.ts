import { usualPaths } from '#operators/kit/usual-paths.ts';
import { createPaths } from '#operators/kit/paths.ts';

/** Every address of the default content, by key, without language prefix: French, then English. */
export const paths = {
  ...usualPaths,

  networkMap: ['/horaires-et-trajets/plan-du-reseau', '/schedules-and-trips/network-map'],
  parkAndRide: ['/horaires-et-trajets/parc-o-bus', '/schedules-and-trips/park-and-ride'],
  winter: ['/horaires-et-trajets/service-en-hiver', '/schedules-and-trips/winter-service'],
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
  howToPay: ['/tarifs-et-titres/comment-payer', '/fares-and-passes/how-to-pay'],
  opusCard: ['/tarifs-et-titres/carte-opus', '/fares-and-passes/opus-card'],
  refunds: ['/tarifs-et-titres/remboursements', '/fares-and-passes/refunds'],
  families: ['/tarifs-et-titres/familles', '/fares-and-passes/families'],
  employers: ['/tarifs-et-titres/employeurs', '/fares-and-passes/employers'],
  points_of_sale: ['/tarifs-et-titres/points-de-vente', '/fares-and-passes/points-of-sale'],
  best_fare: ['/tarifs-et-titres/meilleur-tarif', '/fares-and-passes/best-fare'],
  best_fare_students: ['/tarifs-et-titres/meilleur-tarif-etudiants', '/fares-and-passes/best-fare-students'],
  opus_school: ['/tarifs-et-titres/opus-dans-votre-ecole', '/fares-and-passes/opus-at-school'],
  anniversary_page: ['/propos/50e-anniversaire-du-rtc', '/about/rtc-50th-anniversary'],
  project: ['/propos/projets/corridor-vermeille', '/about/projects/vermeille-corridor'],
  network2030: ['/propos/projets/reseau-2030', '/about/projects/network-2030'],
  electricBuses: ['/propos/projets/bus-electriques', '/about/projects/electric-buses'],
  governance: ['/propos/conseil-d-administration', '/about/board-of-directors'],
  publications: ['/propos/publications', '/about/publications'],
  complaint: ['/propos/service-a-la-clientele/plainte', '/about/customer-service/complaint'],
  comments: ['/propos/service-a-la-clientele/commentaires', '/about/customer-service/comments'],
  lostAndFound: ['/propos/objets-perdus', '/about/lost-and-found'],
  press_release: ['/medias/communiques', '/media/press-releases'],
  media_archive: ['/medias/images', '/media/pictures'],
  careers: ['/emplois', '/careers'],
  job_openings: ['/emplois/offres-emploi', '/careers/job-openings'],
  newsletterTopics: ['/infolettre/sujets', '/newsletter/topics'],
  employeeNews: ['/employes/infos-employes/salle-des-nouvelles', '/employees/employee-info/newsroom'],
  employeeActivities: ['/employes/infos-employes/activites', '/employees/employee-info/activities'],
  whoCanConsult: ['/qui-peut-consulter', '/who-can-consult-page'],
  landing: ['/bienvenue-a-bord', '/welcome-aboard'],
  promoStudents: ['/rentree', '/back-to-school'],
  promoSubscription: ['/abonne-bus-perso', '/personal-bus-subscription'],
} as const;

export type PathKey = keyof typeof paths;

export const cityPaths = createPaths(paths);
export const { alias, aliases } = cityPaths;

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
export const { fr } = cityPaths.inText;
/** The addresses as they stand in an English text, with their prefix. */
export const { en } = cityPaths.inText;
