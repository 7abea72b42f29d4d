import type { Locale } from '#domain/locale.ts';
import { landmarks } from '../city/landmarks.ts';
import { lines } from '../city/lines.ts';
import { accordion, content, link, links, twoColumns, column } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { table } from '#operators/kit/markup.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

const words = {
  fr: { caption: 'Les parcours Couche-tard et leur dernier arrêt', head: ['Parcours', 'Dernier arrêt'] },
  en: { caption: 'Couche-tard routes and their last stop', head: ['Route', 'Last stop'] },
} as const;

/** The night lines of the network and where each ends. */
function nightLines(locale: Locale): string {
  const rows = lines
    .filter(({ type }) => type === 'couchetard')
    .map(({ number, ends: [end] }) => {
      const name = landmarks.find(({ key }) => key === end)?.name ?? end;
      return [`{${number}}`, locale === 'fr' ? name : french(name)];
    });
  return table({ ...words[locale], rows });
}

export const nightService = page('nightService', {
  fr: {
    title: 'Service de nuit',
    subtitle: 'Rentrer en bus, tard le vendredi et le samedi',
    description:
      'Les parcours Couche-tard du RTC : départs du terminus Marché-Neuf à 1 h 30, 2 h 15 et 3 h, et descente entre deux arrêts.',
    body: '<p>Les nuits du vendredi et du samedi, les Couche-tard partent ensemble du terminus Marché-Neuf à 1 h 30, 2 h 15 et 3 h. Ils attendent les retardataires deux minutes et mènent dans tous les quartiers, au tarif régulier.</p>',
    blocks: [
      content('Où vont les Couche-tard', nightLines('fr')),
      twoColumns('Rentrer l’esprit tranquille', [
        column('Descendre entre deux arrêts', [
          'Après 21 h, toute personne seule peut demander à descendre plus près de chez elle.',
          'Faites la demande un arrêt à l’avance, à la personne au volant.',
          'La descente se fait par la porte avant, là où le bus peut s’arrêter sans danger.',
        ]),
        column('Au terminus', [
          'La salle d’attente du Marché-Neuf reste ouverte et surveillée jusqu’au dernier départ.',
          'Une borne jaune, à chaque quai, appelle la répartition.',
          'Le dernier bus ne part pas sans avoir fait le tour des quais.',
        ]),
      ]),
      accordion('Bon à savoir', {
        'Quelle date choisir dans l’horaire ?':
          '<p>La journée de service se termine vers 4 h. Un départ à 1 h 30 le samedi matin figure donc à l’horaire du vendredi.</p>',
        'Mon laissez-passer 1 jour est-il encore bon ?':
          '<p>Oui, jusqu’à la fin de la journée de service : celui qui a été validé le vendredi vous ramène dans la nuit de vendredi à samedi.</p>',
        'Et les autres nuits ?':
          '<p>Le Métrobus roule jusqu’à 1 h du lundi au samedi et jusqu’à minuit le dimanche. Le service reprend vers 5 h 30.</p>',
      }),
      links('Voir aussi', [
        link('Horaires des bus', fr.schedules),
        link('Règles à bord', fr.rules, 'Que faire quand quelque chose ne va pas'),
      ]),
    ],
  },
  en: {
    title: 'Night service',
    subtitle: 'Getting home late on Fridays and Saturdays',
    description:
      'RTC Couche-tard routes: departures from the Marché-Neuf terminal at 1:30, 2:15 and 3 a.m., and getting off between stops.',
    body: `<p>On Friday and Saturday nights, ${french('Couche-tard')} buses leave the ${french('Marché-Neuf')} terminal together at 1:30, 2:15 and 3 a.m. They wait two minutes for latecomers and serve every neighbourhood, at the regular fare.</p>`,
    blocks: [
      content('Where Couche-tard buses go', nightLines('en')),
      twoColumns('Get home with peace of mind', [
        column('Getting off between stops', [
          'After 9 p.m., anyone travelling alone can ask to get off closer to home.',
          'Ask the driver one stop ahead.',
          'You get off through the front door, where the bus can stop safely.',
        ]),
        column('At the terminal', [
          `The ${french('Marché-Neuf')} waiting room stays open and monitored until the last departure.`,
          'A yellow call post at each platform reaches dispatch.',
          'The last bus does not leave before checking every platform.',
        ]),
      ]),
      accordion('Good to know', {
        'Which date do I choose in the schedule?':
          '<p>The service day ends around 4 a.m. A departure at 1:30 on Saturday morning is therefore listed under Friday.</p>',
        'Is my 1-day pass still valid?':
          '<p>Yes, until the end of the service day: a pass validated on Friday gets you home that same night.</p>',
        'What about other nights?': `<p>${french('Métrobus')} runs until 1 a.m. Monday to Saturday and until midnight on Sundays. Service starts again around 5:30 a.m.</p>`,
      }),
      links('See also', [
        link('Bus schedules', en.schedules),
        link('Rules on board', en.rules, 'What to do when something is wrong'),
      ]),
    ],
  },
});
