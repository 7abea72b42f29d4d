import { content, photoGallery, timeline } from '#operators/kit/blocks.ts';
import { module } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

/** From the first bus to the corridor. */
const albumOfYears = ['bus-1976', 'winter-stop', 'on-board', 'opus-card', 'electric-bus', 'station'];

export const anniversary = module('anniversary_page', {
  fr: {
    title: 'Les 50 ans du RTC',
    subtitle: '1976–2026 : un demi-siècle ensemble',
    description: 'Les grandes dates du Réseau de transport de la Cité, de 1976 à 2026.',
    body: '<p>Le 4 octobre 1976, à 5 h 12, le premier bus du RTC quittait la place du Marché-Neuf avec onze personnes à bord. Cinquante ans plus tard, le réseau fait partie du quotidien de Havremont.</p>',
    blocks: [
      timeline('Cinquante ans en dates', [
        [
          '1976',
          '<p>La ville rachète quatre compagnies privées. Le RTC naît avec 92 bus et 17 parcours.</p>',
        ],
        [
          '1983',
          '<p>Ouverture du pont Élise-Rondeau : Grande-Anse est à 20 minutes de La Cité, et non plus à 50.</p>',
        ],
        ['1992', '<p>Le parcours {800} devient le premier Métrobus, avec un bus toutes les 10 minutes.</p>'],
        [
          '1999',
          '<p>Les premiers Couche-tard partent du Marché-Neuf, les nuits du vendredi et du samedi.</p>',
        ],
        ['2005', '<p>Les bus à plancher bas arrivent ; la flotte entière en est équipée en 2017.</p>'],
        ['2011', '<p>La carte OPUS remplace les billets de carton.</p>'],
        ['2019', '<p>Chaque bus transmet sa position : les heures s’affichent en direct.</p>'],
        [
          '2024',
          '<p>Les 24 premiers bus électriques entrent au garage des Forges, chauffé par la chaleur de la fonderie.</p>',
        ],
        ['2026', '<p>Le RTC a 50 ans et ouvre le chantier du corridor Vermeille.</p>'],
      ]),
      photoGallery('Cinquante ans en images', albumOfYears),
      withPicture(
        'bus-1976',
        content(
          'Le bus de 1976 reprend la route',
          `<p>Restauré par des mécaniciens à la retraite, le bus 014 circule les dimanches de novembre sur le parcours {1}, au tarif régulier. Les départs ont lieu à 11 h, 13 h et 15 h à la Gare fluviale. <a href="${fr.news}/le-bus-de-1976-reprend-la-route">Lire la nouvelle</a>.</p>`,
        ),
      ),
    ],
  },
  en: {
    title: '50 years of the RTC',
    subtitle: '1976–2026: half a century together',
    description: 'The milestones of the Réseau de transport de la Cité, from 1976 to 2026.',
    body: `<p>On October 4, 1976, at 5:12 a.m., the first RTC bus left ${french('place du Marché-Neuf')} with eleven people on board. Fifty years on, the network is part of daily life in Havremont.</p>`,
    blocks: [
      timeline('Fifty years, year by year', [
        [
          '1976',
          '<p>The city buys out four private companies. The RTC is born with 92 buses and 17 routes.</p>',
        ],
        [
          '1983',
          `<p>${french('Pont Élise-Rondeau')} opens: ${french('Grande-Anse')} is 20 minutes from ${french('La Cité')} instead of 50.</p>`,
        ],
        ['1992', `<p>Route {800} becomes the first ${french('Métrobus')}, with a bus every 10 minutes.</p>`],
        [
          '1999',
          `<p>The first ${french('Couche-tard')} buses leave ${french('Marché-Neuf')} on Friday and Saturday nights.</p>`,
        ],
        ['2005', '<p>The first low-floor buses arrive; by 2017, the whole fleet is low-floor.</p>'],
        ['2011', '<p>The OPUS card replaces paper tickets.</p>'],
        ['2019', '<p>Every bus sends its position: riders now see live times.</p>'],
        [
          '2024',
          `<p>The first 24 electric buses move into the ${french('Les Forges')} garage, heated by the foundry’s waste heat.</p>`,
        ],
        ['2026', '<p>The RTC turns 50 and breaks ground on the Vermeille corridor.</p>'],
      ]),
      photoGallery('Fifty years in pictures', albumOfYears),
      withPicture(
        'bus-1976',
        content(
          'The 1976 bus is back on the road',
          `<p>Restored by retired mechanics, bus 014 runs on route {1} on Sundays in November, at the regular fare. It leaves ${french('Gare fluviale')} at 11 a.m., 1 p.m. and 3 p.m. <a href="${en.news}/the-1976-bus-is-back">Read the article</a>.</p>`,
        ),
      ),
    ],
  },
});
