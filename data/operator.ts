import type { FullOperator, OperatorInZone, OperatorPage } from '#domain/operator.ts';
import { holidays } from './city/calendar.ts';
import { city } from './city/places.ts';
import { alias, aliases, articleBases, type PathKey } from './content/paths.ts';
import { centsOf, fareGrids, subscriptionDiscountPercent } from './fares.ts';
import { searchWords } from './search-words.ts';
import { serviceTypes } from './service-types.ts';
import { operatorPaths } from '#operators/kit/operator-paths.ts';
import { both, same } from '#operators/kit/typography.ts';

export const operator: FullOperator & OperatorInZone = {
  name: same('Réseau de transport de la Cité'),
  shortName: 'RTC',
  logo: { svg: 'logo.svg', width: 120, height: 40 },
  colours: { light: '#2440cf', dark: '#8cc4ff' },
  phones: {
    general: { number: '418-555-0111', dialled: '+1-418-555-0111', option: 1 },
    complaints: { number: '418-555-0111', dialled: '+1-418-555-0111', option: 3 },
  },
  securityContacts: ['mailto:securite@rtc-havremont.example'],
  address: {
    locale: 'fr',
    street: '1200, boulevard des Forges',
    city: city.name,
    province: 'Québec',
    postalCode: 'G9Z 0R7',
  },
  timeZone: 'America/New_York',
  holidays: holidays.map(({ on }) => on),
  // Couche-tard buses run until about half past three: the day of service ends after them.
  serviceDayStartsAtHour: 4,
  directionCodes: { Nord: '0', Sud: '1', Est: '2', Ouest: '3' },
  scenery: 'river-city',
  serviceTypes,
  social: [
    { network: 'facebook', name: 'Facebook', url: 'https://facebook.example/rtchavremont' },
    { network: 'instagram', name: 'Instagram', url: 'https://instagram.example/rtchavremont' },
    { network: 'youtube', name: 'YouTube', url: 'https://youtube.example/rtchavremont' },
    { network: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example/company/rtchavremont' },
  ],
  otherHosts: ['donnees.rtc-havremont.example', 'emplois.rtc-havremont.example'],
  maps: { directionsUrl: 'https://maps.google.com/maps' },
  searchWords,
  ...operatorPaths({ aliases }),
  fareGrids,
  paymentNames: {
    subscription_bus_perso: both('Abonne-bus perso', 'Personal bus subscription'),
    subscription_bus_worker: both('Abonne-bus travailleur', 'Worker bus subscription'),
    subscription_bus_student: both('Abonne-bus étudiant', 'Student bus subscription'),
  },
  subscriptionOffer: {
    name: both('Abonne-bus perso', 'Personal bus subscription'),
    discountPercent: subscriptionDiscountPercent,
    cents: centsOf('subscription'),
    regularCents: centsOf('month'),
    paths: aliases('promoSubscription'),
  },
  pages: [
    { name: 'anniversary', paths: { fr: '/propos/50e-anniversaire-du-rtc' }, layout: 'full-width' },
    { name: 'who-can-consult', paths: { en: '/who-can-consult-page' }, layout: 'default' },
    ...employeePages('employee-news', 'employeeNews', articleBases.news_employe),
    ...employeePages('employee-activities', 'employeeActivities', articleBases.activities_employe),
  ],
  banners: {
    en: {
      label: 'Content in English',
      text: 'English content is governed by the Charter of the French Language.',
      link: { text: 'Who can consult it?', page: 'who-can-consult' },
    },
  },
  searchExample: '1480, 801, Marché-Neuf',
  newsletterPitch: both(
    'Nouveautés, projets et horaires de saison, une fois par mois.',
    'News, projects and seasonal schedules, once a month.',
  ),
};

/** A list for employees and the items below it. The names are those that the site has a screen for. */
function employeePages(
  name: string,
  list: PathKey,
  [frItems, enItems]: readonly [string, string],
): OperatorPage[] {
  const closed = { layout: 'full-width', meta: { auth: 'employee' } } as const;
  const page = String.raw`/:page(\d+)?`;
  return [
    { name, paths: { fr: alias(list, 'fr') + page, en: alias(list, 'en') + page }, ...closed },
    { name: `${name}-details`, paths: { fr: `${frItems}/:path(.+)`, en: `${enItems}/:path(.+)` }, ...closed },
  ];
}
