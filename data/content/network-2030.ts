import {
  accordion,
  column,
  content,
  link,
  links,
  projectSteps,
  promises,
  twoColumns,
} from '#operators/kit/blocks.ts';
import { project } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

export const network2030 = project('network2030', {
  fr: {
    title: 'Réseau 2030',
    subtitle: 'Redessiner les parcours autour du corridor Vermeille',
    description:
      'Réseau 2030 : ce que le RTC propose de changer dans ses parcours, les dates des soirées publiques et les étapes.',
    body: '<p>Quand le corridor Vermeille ouvrira, en 2029, un Métrobus passera toutes les 4 minutes sur la rive nord. Les autres parcours doivent s’y accrocher. Réseau 2030 est le plan qui dira comment.</p>',
    blocks: [
      promises('Ce que nous cherchons', [
        [
          'clock',
          'Attendre moins',
          'Un bus toutes les 15 minutes ou mieux, de 7 h à 19 h, pour sept personnes sur dix.',
        ],
        [
          'route',
          'Changer de bus sans détour',
          'Des correspondances au même quai, avec moins de cinq minutes d’attente.',
        ],
        ['moon', 'Sortir le soir', 'Un service jusqu’à minuit dans tous les quartiers, le dimanche compris.'],
        [
          'accessible',
          'Monter partout',
          'Tous les arrêts des parcours fréquents accessibles en fauteuil roulant.',
        ],
      ]),
      projectSteps('Les étapes', [
        {
          title: 'Portrait des déplacements',
          where: 'Enquête auprès de 11 000 ménages',
          when: 'mai 2026',
          state: 'full',
          progress: 100,
        },
        {
          title: 'Soirées publiques',
          where: 'Quatre quartiers, d’octobre à décembre 2026',
          when: 'décembre 2026',
          state: 'expected_delivery',
          progress: 25,
        },
        {
          title: 'Plan proposé',
          where: 'Déposé au conseil, puis en ligne pendant 60 jours',
          when: 'mai 2027',
          state: 'expected_delivery',
        },
        { title: 'Plan adopté', when: 'novembre 2027', state: 'expected_delivery' },
        {
          title: 'Premiers parcours',
          where: 'Avec l’ouverture du corridor',
          when: 'août 2029',
          state: 'anticipated',
        },
      ]),
      twoColumns('Deux principes', [
        column('Ce qui ne bougera pas', [
          'Aucun quartier desservi ne perd son bus.',
          'Les tarifs ne dépendent pas du plan.',
        ]),
        column('Ce qui est ouvert', [
          'Le tracé de la moitié des parcours leBus.',
          'L’heure du premier et du dernier départ.',
        ]),
      ]),
      content(
        'Donner votre avis',
        `<p>Quatre soirées ont lieu du 18 novembre au 9 décembre 2026. Les dates et les lieux sont dans la <a href="${fr.news}/reseau-2030-votre-avis">nouvelle du 14 octobre</a>. Par écrit, adressez-vous au <a href="${fr.contact}">service à la clientèle</a>, avec la mention « Réseau 2030 ».</p>`,
      ),
      accordion('Questions fréquentes', {
        'Mon parcours va-t-il disparaître ?':
          '<p>Peut-être son numéro ; pas le service. Le plan proposé donnera, pour chaque arrêt, le bus d’aujourd’hui et celui de demain.</p>',
        'Qui décide ?': `<p>Le <a href="${fr.governance}">conseil d’administration</a>, en séance publique, après avoir reçu le rapport des soirées.</p>`,
      }),
      links('Voir aussi', [link('Corridor Vermeille', fr.project), link('Infolettre', fr.newsletter)]),
    ],
  },
  en: {
    title: 'Network 2030',
    subtitle: 'Redrawing routes around the Vermeille corridor',
    description:
      'Network 2030: what the RTC proposes to change in its routes, the dates of public evenings and the steps.',
    body: `<p>When the Vermeille corridor opens in 2029, a ${french('Métrobus')} will run every 4 minutes on the north bank. The other routes have to connect with it. Network 2030 is the plan that will say how.</p>`,
    blocks: [
      promises('What we are aiming for', [
        [
          'clock',
          'Less waiting',
          'A bus every 15 minutes or better, from 7 a.m. to 7 p.m., for seven people in ten.',
        ],
        [
          'route',
          'Easy transfers',
          'Connections at the same platform, with less than five minutes of waiting.',
        ],
        ['moon', 'Evenings out', 'Service until midnight in every neighbourhood, Sundays included.'],
        ['accessible', 'Boarding everywhere', 'Wheelchair access at every stop on frequent routes.'],
      ]),
      projectSteps('The steps', [
        {
          title: 'Survey of trips',
          where: 'A survey of 11,000 households',
          when: 'May 2026',
          state: 'full',
          progress: 100,
        },
        {
          title: 'Public evenings',
          where: 'Four neighbourhoods, from October to December 2026',
          when: 'December 2026',
          state: 'expected_delivery',
          progress: 25,
        },
        {
          title: 'Proposed plan',
          where: 'Tabled with the board, then online for 60 days',
          when: 'May 2027',
          state: 'expected_delivery',
        },
        { title: 'Plan adopted', when: 'November 2027', state: 'expected_delivery' },
        {
          title: 'First routes',
          where: 'With the opening of the corridor',
          when: 'August 2029',
          state: 'anticipated',
        },
      ]),
      twoColumns('Two principles', [
        column('What will not change', [
          'No neighbourhood that is served loses its bus.',
          'Fares do not depend on the plan.',
        ]),
        column('What is open', [
          `The path of half of the ${french('leBus')} routes.`,
          'The time of the first and last departures.',
        ]),
      ]),
      content(
        'Have your say',
        `<p>Four evenings take place from November 18 to December 9, 2026. Dates and places are in the <a href="${en.news}/network-2030-have-your-say">news item of October 14</a>. In writing, contact <a href="${en.contact}">customer service</a> and mention “Network 2030.”</p>`,
      ),
      accordion('Frequently asked questions', {
        'Will my route disappear?':
          '<p>Its number might; the service will not. For every stop, the proposed plan will give today’s bus and tomorrow’s.</p>',
        'Who decides?': `<p>The <a href="${en.governance}">board of directors</a>, in a public meeting, once it has the report of the evenings.</p>`,
      }),
      links('See also', [link('Vermeille corridor', en.project), link('Newsletter', en.newsletter)]),
    ],
  },
});
