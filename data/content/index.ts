import type { ContentSeed } from '#services/content/seed.ts';
import { typeset } from '#operators/kit/typeset.ts';
import { spacing } from '#operators/kit/typography.ts';
import { aboutHub } from './about-hub.ts';
import { accessibility } from './accessibility.ts';
import { accountModules } from './account-modules.ts';
import { accountPages } from './account-pages.ts';
import { anniversary } from './anniversary.ts';
import { archiveCategories, inArchive } from './archive.ts';
import { bikes } from './bikes.ts';
import { careers } from './careers.ts';
import { categories } from './categories.ts';
import { whoCanConsult } from './charter.ts';
import { comments } from './comments.ts';
import { complaint } from './complaint.ts';
import { contact } from './contact.ts';
import { electricBuses } from './electric-buses.ts';
import { employee } from './employee.ts';
import { employers } from './employers.ts';
import { families } from './families.ts';
import { fareGrid } from './fare-grid.ts';
import { fareTools } from './fare-tools.ts';
import { faresHub } from './fares-hub.ts';
import { files } from './files.ts';
import { films } from './films.ts';
import { forms } from './forms/index.ts';
import { governance } from './governance.ts';
import { holidays } from './holidays.ts';
import { home } from './home.ts';
import { howToPay } from './how-to-pay.ts';
import { jobs } from './jobs.ts';
import { welcomeAboard } from './landing-page.ts';
import { liveTimes } from './live-times.ts';
import { lostAndFound } from './lost-and-found.ts';
import { maintenance } from './maintenance.ts';
import { linkLines } from './markup.ts';
import { mediaModules } from './media-modules.ts';
import { menus } from './menus/index.ts';
import { network2030 } from './network-2030.ts';
import { networkMap } from './network-map.ts';
import { news } from './news-items.ts';
import { newsletterModules } from './newsletter-modules.ts';
import { newsletterTopics } from './newsletter-topics.ts';
import { nightService } from './night-service.ts';
import { noticesInParts } from './notices-in-parts.ts';
import { notices } from './notices.ts';
import { openData } from './open-data.ts';
import { opusCard } from './opus-card.ts';
import { outings } from './outings.ts';
import { paratransitApplication } from './paratransit-application.ts';
import { paratransit } from './paratransit.ts';
import { parkAndRide } from './park-and-ride.ts';
import { pictures } from './pictures.ts';
import { pointsOfSale } from './points-of-sale.ts';
import { pressReleases } from './press-releases.ts';
import { privacy } from './privacy.ts';
import { vermeilleCorridor } from './project.ts';
import { promos } from './promos.ts';
import { publications } from './publications.ts';
import { redirections } from './redirections.ts';
import { refunds } from './refunds.ts';
import { routeTerms } from './route-terms.ts';
import { rules } from './rules.ts';
import { schoolVisits } from './school-visits.ts';
import { schools } from './schools.ts';
import { settings } from './settings.ts';
import { sitePolicies } from './site-policies.ts';
import { stopTerms } from './stop-terms.ts';
import { tripsHub } from './trips-hub.ts';
import { tripsModules } from './trips-modules.ts';
import { winter } from './winter.ts';

const trips = [
  tripsHub,
  ...tripsModules,
  liveTimes,
  networkMap,
  nightService,
  holidays,
  parkAndRide,
  bikes,
  rules,
  winter,
  accessibility,
  paratransit,
  paratransitApplication,
  schoolVisits,
  outings,
];
const faresAndPasses = [faresHub, fareGrid, howToPay, opusCard, refunds, families, employers, ...fareTools];
const about = [
  aboutHub,
  anniversary,
  vermeilleCorridor,
  network2030,
  electricBuses,
  governance,
  publications,
  openData,
  contact,
  comments,
  complaint,
  lostAndFound,
  privacy,
  ...sitePolicies,
];
const account = [...accountModules, ...newsletterModules, newsletterTopics, ...accountPages];
const apart = [whoCanConsult, maintenance, welcomeAboard, redirections];
const words = [...routeTerms, ...stopTerms, ...categories, ...archiveCategories];
const library = [...files, ...inArchive(pictures), ...films];
const lists = [...pointsOfSale, ...jobs, ...schools, ...forms];
const articles = [...mediaModules, ...news, ...pressReleases, ...employee];

const written = {
  fr: (text: string) => spacing.fr(linkLines(text, 'fr')),
  en: (text: string) => spacing.en(linkLines(text, 'en')),
};

export const contentSeed: ContentSeed = {
  items: [
    ...words,
    ...library,
    ...lists,
    home,
    ...trips,
    ...faresAndPasses,
    ...about,
    ...articles,
    ...careers,
    ...account,
    ...apart,
    ...promos,
    ...notices,
    ...noticesInParts,
  ].map((item) => typeset(item, written)),
  menus,
  settings,
};
