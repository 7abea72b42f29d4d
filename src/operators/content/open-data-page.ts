import type { SeedItem } from '#services/content/seed.ts';
import { content } from '#operators/kit/blocks.ts';
import { table } from '#operators/kit/markup.ts';
import { en, fr, page, type House } from './house.ts';

/** Where the schedule service gives its data out. */
const base = '/services/schedule/donneesOuvertes';
const address = (name: string) => `<a href="${base}/${name}">${name}</a>`;

/** What programs of others can take from this site. */
export function openDataPage({ operator: { name } }: House): SeedItem {
  return page('openData', {
    fr: {
      title: 'Données ouvertes',
      subtitle: 'Les horaires, pour vos programmes',
      description: `${name.fr} : horaires GTFS, temps réel GTFS-Realtime et avis.`,
      body: '<p>Les mêmes données nourrissent ce site et les applications des autres. Elles sont données sans clé et sans inscription.</p>',
      blocks: [
        content(
          'Horaires et temps réel',
          table({
            caption: 'Données du réseau',
            head: ['Données', 'Fichier'],
            rows: [
              ['Parcours, arrêts et horaires (GTFS)', address('gtfs.zip')],
              ['Positions des véhicules', address('gtfs-rt/vehicle-positions.pb')],
              ['Retards et annulations', address('gtfs-rt/trip-updates.pb')],
              ['Avis', address('gtfs-rt/alerts.pb')],
            ],
          }),
        ),
        content(
          'Les avis, à suivre comme un fil',
          `<p>La liste des avis existe en <a href="${fr.notices}?format=rss">RSS</a>, en <a href="${fr.notices}?format=json">JSON</a> et en <a href="${fr.notices}?format=ics">agenda</a>.</p>`,
        ),
      ],
    },
    en: {
      title: 'Open data',
      subtitle: 'Schedules, for your programs',
      description: `${name.en}: GTFS schedules, GTFS-Realtime and notices.`,
      body: '<p>The same data feed this site and other people’s apps. They are given without a key and without registration.</p>',
      blocks: [
        content(
          'Schedules and real time',
          table({
            caption: 'Network data',
            head: ['Data', 'File'],
            rows: [
              ['Routes, stops and schedules (GTFS)', address('gtfs.zip')],
              ['Vehicle positions', address('gtfs-rt/vehicle-positions.pb')],
              ['Delays and cancellations', address('gtfs-rt/trip-updates.pb')],
              ['Notices', address('gtfs-rt/alerts.pb')],
            ],
          }),
        ),
        content(
          'Following notices as a feed',
          `<p>The list of notices is available as <a href="${en.notices}?format=rss">RSS</a>, <a href="${en.notices}?format=json">JSON</a> and <a href="${en.notices}?format=ics">a calendar</a>.</p>`,
        ),
      ],
    },
  });
}
