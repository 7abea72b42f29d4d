import { landmarks } from '../city/landmarks.ts';
import { lines } from '../city/lines.ts';
import { lots } from '../city/park-and-ride.ts';
import { content, goingsComings, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { table } from '#operators/kit/markup.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

const rows = lots.map(({ landmark, spaces }) => {
  const name = landmarks.find(({ key }) => key === landmark)?.name ?? landmark;
  const served = lines.filter(({ ends }) => ends.some((end) => end === landmark));
  const numbers = served
    .map(({ number }) => number)
    .toSorted((a, b) => a.localeCompare(b, 'fr-CA', { numeric: true }));
  return [name, String(spaces), numbers.map((number) => `{${number}}`).join(' ')] as const;
});

export const parkAndRide = page('parkAndRide', {
  fr: {
    title: 'Parc-O-Bus',
    subtitle: 'Laissez la voiture, terminez le trajet en bus',
    description: 'Sept stationnements gratuits reliés au centre-ville et à l’université par les bus du RTC.',
    body: '<p>Les Parc-O-Bus sont des stationnements gratuits, sans réservation, ouverts en tout temps. Le bus vous mène au centre-ville ou à l’université en 18 à 30 minutes.</p>',
    blocks: [
      content(
        'Les sept stationnements',
        table({
          caption: 'Parc-O-Bus, nombre de places et parcours',
          head: ['Stationnement', 'Places', 'Parcours'],
          rows,
        }),
      ),
      goingsComings('Exemple : de Cap-aux-Brumes au centre-ville', {
        subtitle: 'En semaine, avec l’eXpress',
        goings:
          '<p>Le {214} part du Parc-O-Bus Cap-aux-Brumes toutes les 15 minutes, de 6 h 15 à 8 h 45. Arrivée au terminus Marché-Neuf en 24 minutes.</p>',
        comings: '<p>Le {214} part du terminus Marché-Neuf toutes les 15 minutes, de 15 h 20 à 18 h 05.</p>',
        description:
          '<p>En dehors de ces heures, le parcours {7} relie les deux mêmes endroits jusqu’à 23 h 30.</p>',
      }),
      content('Sur place', [
        'Deux places réservées aux personnes à mobilité réduite près de l’abribus.',
        'Un support à vélos et des bornes de recharge pour quatre voitures.',
        'Le stationnement de nuit est permis, sauf lors d’une opération de déneigement annoncée par les panneaux lumineux.',
      ]),
      links('Voir aussi', [link('Horaires des bus', fr.schedules), link('Service en hiver', fr.winter)]),
    ],
  },
  en: {
    title: 'Park-and-ride',
    subtitle: 'Leave the car and finish your trip by bus',
    description: 'Seven free parking lots linked to downtown and the university by RTC buses.',
    body: `<p>Park-and-ride lots are free, need no reservation and are open at all times. The bus takes you downtown or to the university in 18 to 30 minutes.</p>`,
    blocks: [
      content(
        'The seven lots',
        table({
          caption: 'Park-and-ride lots, number of spaces and routes',
          head: ['Lot', 'Spaces', 'Routes'],
          rows: rows.map(([name, ...rest]) => [french(name), ...rest]),
        }),
      ),
      goingsComings('Example: from Cap-aux-Brumes to downtown', {
        subtitle: 'On weekdays, by eXpress',
        goings: `<p>Route {214} leaves the ${french('Cap-aux-Brumes')} lot every 15 minutes from 6:15 to 8:45 a.m. The trip to the ${french('Marché-Neuf')} terminal takes 24 minutes.</p>`,
        comings: `<p>Route {214} leaves the ${french('Marché-Neuf')} terminal every 15 minutes from 3:20 to 6:05 p.m.</p>`,
        description: '<p>Outside these hours, route {7} links the same two places until 11:30 p.m.</p>',
      }),
      content('On site', [
        'Two accessible parking spaces near the shelter.',
        'A bike rack and charging stations for four cars.',
        'Overnight parking is allowed, except during snow removal announced on the electronic signs.',
      ]),
      links('See also', [link('Bus schedules', en.schedules), link('Winter service', en.winter)]),
    ],
  },
});
