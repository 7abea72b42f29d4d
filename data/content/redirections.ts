import type { SeedItem } from '#services/content/seed.ts';
import { alias, type PathKey } from './paths.ts';

/** Old addresses of printed leaflets, signs and bookmarks, and where they lead now. Without language prefix. */
type Pair = readonly [source: string, target: PathKey | `/${string}` | `https://${string}`];

const openData = 'https://donnees.rtc-havremont.example/';

const french: readonly Pair[] = [
  ['/horaires', 'schedules'],
  ['/avis', 'notices'],
  ['/tarifs', 'faresHub'],
  ['/titres-et-tarifs', 'faresHub'],
  ['/opus', 'howToPay'],
  ['/50ans', 'anniversary_page'],
  ['/emploi', 'job_openings'],
  ['/neige', 'winter'],
  // The 2019 address led to the 2022 one, which moved in turn.
  ['/nous-joindre.html', '/nous-joindre'],
  ['/nous-joindre', 'contact'],
  ['/plainte', 'complaint'],
  ['/objets-perdus', 'lostAndFound'],
  ['/donnees-ouvertes', openData],
];

const english: readonly Pair[] = [
  ['/schedules', 'schedules'],
  ['/notices', 'notices'],
  ['/fares', 'faresHub'],
  ['/opus', 'howToPay'],
  ['/50years', 'anniversary_page'],
  ['/jobs', 'job_openings'],
  ['/snow', 'winter'],
  ['/contact-us.html', '/contact-us'],
  ['/contact-us', 'contact'],
  ['/complaint', 'complaint'],
  ['/lost-and-found', 'lostAndFound'],
  ['/open-data', openData],
];

function pairs(locale: 'fr' | 'en', list: readonly Pair[]): { source: string; target: string }[] {
  return list.map(([source, target]) => ({
    source,
    target: target.includes('/') ? target : alias(target as PathKey, locale),
  }));
}

export const redirections: SeedItem = {
  key: 'redirection',
  type: 'pageModule',
  shared: { module_key: 'redirection' },
  fr: { title: 'Redirections', attributes: { configuration: { redirection: pairs('fr', french) } } },
  en: { title: 'Redirections', attributes: { configuration: { redirection: pairs('en', english) } } },
};
