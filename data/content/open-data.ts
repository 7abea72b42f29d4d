import { accordion, column, content, filesList, link, links, twoColumns } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { openDataFiles } from './files.ts';
import { table } from '#operators/kit/markup.ts';
import { en, fr } from './paths.ts';

/** Where the schedule service gives its data out. */
const base = '/services/schedule/donneesOuvertes';
const address = (name: string) => `<a href="${base}/${name}">${name}</a>`;

export const openData = page('openData', {
  fr: {
    title: 'Données ouvertes',
    subtitle: 'Les horaires et les positions, pour vos programmes',
    description:
      'Les données ouvertes du RTC : horaires GTFS, temps réel GTFS-Realtime, avis, tarifs et stationnements, et leur licence.',
    body: '<p>Les mêmes données nourrissent ce site, les écrans des terminus et les applications des autres. Elles sont gratuites, sans clé et sans inscription.</p>',
    blocks: [
      content(
        'Horaires et temps réel',
        table({
          caption: 'Données du réseau et leur mise à jour',
          head: ['Données', 'Fichier', 'Mise à jour'],
          rows: [
            [
              'Parcours, arrêts et horaires (GTFS)',
              address('gtfs.zip'),
              'Quatre fois par année, et au besoin',
            ],
            ['Positions des bus', address('gtfs-rt/vehicle-positions.pb'), 'Toutes les 15 secondes'],
            ['Retards et annulations', address('gtfs-rt/trip-updates.pb'), 'Toutes les 15 secondes'],
            ['Avis', address('gtfs-rt/alerts.pb'), 'Dès leur publication'],
          ],
        }),
      ),
      content(
        'Les avis, à suivre comme un fil',
        `<p>La liste des avis existe en <a href="${fr.notices}?format=rss">RSS</a>, en <a href="${fr.notices}?format=json">JSON</a> et en <a href="${fr.notices}?format=ics">agenda</a>. Celle d’un seul parcours aussi : ajoutez le même mot à l’adresse de sa page d’avis.</p>`,
      ),
      filesList('Tableaux à télécharger', openDataFiles),
      twoColumns('La licence', [
        column('Vous pouvez', [
          'Reprendre, transformer et redistribuer les données, même pour les vendre.',
          'Les garder aussi longtemps que vous voulez.',
        ]),
        column('Nous vous demandons', [
          'De nommer la source : « Données du Réseau de transport de la Cité ».',
          'De ne pas laisser croire que le RTC appuie votre produit.',
        ]),
      ]),
      accordion('Questions de développement', {
        'À quel rythme puis-je demander les données ?':
          '<p>Une fois toutes les 10 secondes suffit pour le temps réel : la réponse ne change pas plus vite. Pour le GTFS, envoyez l’étiquette de votre copie ; rien n’est renvoyé si rien n’a changé.</p>',
        'Comment signaler une erreur dans les données ?': `<p>Écrivez au <a href="${fr.contact}">service à la clientèle</a>, avec la mention « Données ouvertes » et le nom du fichier. Une erreur confirmée est corrigée dans les cinq jours ouvrables.</p>`,
        'Les données disent-elles qui voyage ?':
          '<p>Non. Elles décrivent les bus, les arrêts et les horaires, jamais des personnes.</p>',
      }),
      links('Voir aussi', [
        link('Heures en direct', fr.liveTimes),
        link('Conditions d’utilisation', fr.terms),
      ]),
    ],
  },
  en: {
    title: 'Open data',
    subtitle: 'Schedules and positions, for your programs',
    description:
      'RTC open data: GTFS schedules, GTFS-Realtime, notices, fares and park-and-ride lots, and their licence.',
    body: '<p>The same data feed this site, the screens in the terminals and other people’s apps. They are free, with no key and no registration.</p>',
    blocks: [
      content(
        'Schedules and real time',
        table({
          caption: 'Network data and how often they change',
          head: ['Data', 'File', 'Updated'],
          rows: [
            ['Routes, stops and schedules (GTFS)', address('gtfs.zip'), 'Four times a year, and as needed'],
            ['Bus positions', address('gtfs-rt/vehicle-positions.pb'), 'Every 15 seconds'],
            ['Delays and cancellations', address('gtfs-rt/trip-updates.pb'), 'Every 15 seconds'],
            ['Notices', address('gtfs-rt/alerts.pb'), 'As soon as they are published'],
          ],
        }),
      ),
      content(
        'Following notices as a feed',
        `<p>The list of notices is available as <a href="${en.notices}?format=rss">RSS</a>, <a href="${en.notices}?format=json">JSON</a> and <a href="${en.notices}?format=ics">a calendar</a>. So is the list for a single route: add the same word to the address of its notices page.</p>`,
      ),
      filesList('Tables to download', openDataFiles),
      twoColumns('The licence', [
        column('You may', [
          'Reuse, transform and redistribute the data, even to sell them.',
          'Keep them for as long as you like.',
        ]),
        column('We ask you', [
          'To name the source: “Data from the <span lang="fr">Réseau de transport de la Cité</span>.”',
          'Not to suggest that the RTC endorses your product.',
        ]),
      ]),
      accordion('Questions from developers', {
        'How often may I ask for the data?':
          '<p>Once every 10 seconds is enough for real time: the answer does not change faster. For GTFS, send the tag of your copy; nothing is sent back if nothing has changed.</p>',
        'How do I report an error in the data?': `<p>Write to <a href="${en.contact}">customer service</a>, mentioning “Open data” and the name of the file. A confirmed error is corrected within five business days.</p>`,
        'Do the data say who is travelling?':
          '<p>No. They describe buses, stops and schedules, never people.</p>',
      }),
      links('See also', [link('Live times', en.liveTimes), link('Terms of use', en.terms)]),
    ],
  },
});
