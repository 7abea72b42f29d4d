import type { MenuName } from '#domain/menu.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';
import { operator } from '#data/operator.ts';
import { same } from '#operators/kit/typography.ts';
import { entry } from './entry.ts';
import { icons } from '#operators/kit/icons.ts';
import { main } from './main.ts';

/** What the main menu has not, and the one page everybody must find at once. */
const meta = [
  entry('Bienvenue à bord', 'Welcome aboard', 'landing'),
  entry('Infolettre', 'Newsletter', 'newsletter'),
  entry('Service à la clientèle', 'Customer service', 'contact'),
];

const footer = [
  entry('À propos du RTC', 'About the RTC', 'about'),
  entry('Corridor Vermeille', 'Vermeille corridor', 'project'),
  entry('Médias', 'Media', 'media'),
  entry('Emplois', 'Careers', 'careers'),
  entry('Objets perdus', 'Lost and found', 'lostAndFound'),
  entry('Données ouvertes', 'Open data', 'openData'),
  entry('Confidentialité et témoins', 'Privacy and cookies', 'privacy'),
  entry('Conditions d’utilisation', 'Terms of use', 'terms'),
  entry('Accessibilité du site', 'Website accessibility', 'siteAccessibility'),
];

const social = operator.social.map(({ network, name, url }): SeedMenuItem => {
  const drawing = Object.entries(icons).find(([key]) => key === network)?.[1];
  return { title: same(name), target: url, ...(drawing !== undefined && { icon: drawing }) };
});

/** What a campaign's landing page offers instead of the whole menu. */
const landingPages = [
  entry('Itinéraire', 'Trip planner', 'trip_planner'),
  entry('Horaires des bus', 'Bus schedules', 'schedules'),
  entry('Plan du réseau', 'Network map', 'networkMap'),
  entry('Comment payer', 'How to pay', 'howToPay'),
  entry('Accueil du site', 'Site home', 'home'),
];

const service = [
  entry('Types de service', 'Types of service', 'networkMap'),
  entry('Accessibilité du réseau', 'Network accessibility', 'accessibility'),
  entry('Parc-O-Bus', 'Park-and-ride', 'parkAndRide'),
  entry('Vélos, poussettes et bagages', 'Bikes, strollers and luggage', 'bikes'),
  entry('Règles à bord', 'Rules on board', 'rules'),
  entry('Service de nuit', 'Night service', 'nightService'),
  entry('Service en hiver', 'Winter service', 'winter'),
];

const infos = [
  entry('Avis sur les parcours', 'Route notices', 'notices'),
  entry('Nouvelles', 'News', 'news'),
  entry('Infolettre', 'Newsletter', 'newsletter'),
  entry('Bienvenue à bord', 'Welcome aboard', 'landing'),
];

const quick = [
  { ...entry('Horaires', 'Schedules', 'schedules'), icon: icons.schedules },
  { ...entry('Avis', 'Notices', 'notices'), icon: icons.notices },
  { ...entry('Plan du réseau', 'Network map', 'networkMap'), icon: icons.map },
  { ...entry('Meilleur tarif', 'Best fare', 'best_fare'), icon: icons.ticket },
  { ...entry('Points de vente', 'Points of sale', 'points_of_sale'), icon: icons.shop },
  { ...entry('Horaires imprimables', 'Printable schedules', 'printable_schedules'), icon: icons.print },
];

export const menus: Readonly<Record<MenuName, readonly SeedMenuItem[]>> = {
  main,
  meta,
  footer,
  social,
  'landing-pages-menu': landingPages,
  service,
  infos,
  quick,
};
