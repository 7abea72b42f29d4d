import { french } from './markup.ts';
import { noticeInParts, routesPart, stopsPart } from './notice-builders.ts';

/** Notices whose parts say which routes and stops they touch. */
export const noticesInParts = [
  noticeInParts(
    {
      severity: 'moyen',
      from: '2026-09-14',
      to: '2027-06-18',
      cause: 'works',
      effects: [
        { type: 'detour', routes: [{ name: '1' }, { name: '803' }], minutes: 6 },
        {
          type: 'stops_closed',
          stops: [
            { name: '1014', replacement: '1001' },
            { name: '1015', replacement: '1019' },
          ],
        },
      ],
      fr: {
        slug: 'travaux-rue-de-l-ancien-bac',
        title: 'Travaux du corridor Vermeille : rue de l’Ancien-Bac fermée',
        subtitle: 'Détour des parcours 1 et 803, deux arrêts non desservis',
        dates: 'Du 14 septembre 2026 au 18 juin 2027',
        body: '<p>La rue de l’Ancien-Bac est fermée entre la rue des Horlogers et le boulevard de la Vermeille. L’accès à pied est maintenu.</p>',
        updates: [
          { date: '2026-11-02T16:00:00-05:00', text: 'Fin des travaux : le 18 juin, au lieu du 30 avril.' },
          { date: '2026-11-15T08:10:00-05:00', text: 'L’arrêt temporaire 1019 est déneigé et éclairé.' },
        ],
      },
      en: {
        slug: 'work-on-rue-de-l-ancien-bac',
        title: 'Vermeille corridor work: rue de l’Ancien-Bac closed',
        subtitle: 'Routes 1 and 803 on detour, two stops not served',
        dates: 'From September 14, 2026 to June 18, 2027',
        body: `<p>${french('Rue de l’Ancien-Bac')} is closed between ${french('rue des Horlogers')} and ${french('boulevard de la Vermeille')}. Pedestrian access is maintained.</p>`,
        updates: [
          { date: '2026-11-02T16:00:00-05:00', text: 'Work ends on June 18 instead of April 30.' },
          { date: '2026-11-15T08:10:00-05:00', text: 'Temporary stop 1019 is cleared of snow and lit.' },
        ],
      },
    },
    {
      fr: [
        routesPart(
          '<p>Dans les deux directions, le bus passe par la côte du Passeur et dessert l’arrêt temporaire 1019.</p>',
          ['1', '803'],
          ['1019'],
        ),
        stopsPart(['1014', '1015'], ['1001', '1019']),
      ],
      en: [
        routesPart(
          `<p>In both directions, buses take ${french('côte du Passeur')} and serve temporary stop 1019.</p>`,
          ['1', '803'],
          ['1019'],
        ),
        stopsPart(['1014', '1015'], ['1001', '1019']),
      ],
    },
  ),
  noticeInParts(
    {
      severity: 'eleve',
      from: '2026-11-13',
      to: '2026-11-30',
      cause: 'maintenance',
      effects: [
        { type: 'trips_cancelled', routes: [{ name: '185' }] },
        { type: 'detour', routes: [{ name: '250' }], minutes: 15 },
        { type: 'stops_closed', stops: [{ name: '1342', replacement: '1340' }] },
      ],
      fr: {
        slug: 'pont-elise-rondeau-ferme',
        title: 'Pont Élise-Rondeau fermé : parcours 185 interrompu',
        subtitle: 'Inspection d’urgence ; le 250 passe par le pont du Passeur',
        dates: 'Depuis le 13 novembre 2026, jusqu’au 30 novembre au plus tard',
        body: '<p>Le pont est fermé à toute circulation, y compris à pied et à vélo. Cet avis sera mis à jour chaque jour à 16 h.</p>',
      },
      en: {
        slug: 'pont-elise-rondeau-closed',
        title: 'Pont Élise-Rondeau closed: route 185 suspended',
        subtitle: 'Emergency inspection; the 250 takes pont du Passeur',
        dates: 'Since November 13, 2026, until November 30 at the latest',
        body: '<p>The bridge is closed to all traffic, including pedestrians and bikes. This notice will be updated every day at 4 p.m.</p>',
      },
    },
    {
      fr: [
        routesPart(
          '<p>Le {185} ne circule pas. Entre Pointe-aux-Hérons et Grande-Anse, prenez le {800} jusqu’au terminus Marché-Neuf, puis le {11}.</p>',
          ['185'],
        ),
        routesPart(
          '<p>Le {250} passe par le pont du Passeur. Prévoyez 15 minutes de plus.</p>',
          ['250'],
          ['1340'],
        ),
        stopsPart(['1342'], ['1340']),
      ],
      en: [
        routesPart(
          `<p>The {185} is not running. Between ${french('Pointe-aux-Hérons')} and ${french('Grande-Anse')}, take the {800} to the ${french('Marché-Neuf')} terminal, then the {11}.</p>`,
          ['185'],
        ),
        routesPart(
          `<p>The {250} takes ${french('pont du Passeur')}. Allow an extra 15 minutes.</p>`,
          ['250'],
          ['1340'],
        ),
        stopsPart(['1342'], ['1340']),
      ],
    },
  ),
  noticeInParts(
    {
      severity: 'faible',
      general: true,
      from: '2026-11-10',
      to: '2027-03-31',
      cause: 'weather',
      fr: {
        slug: 'prudence-aux-arrets-l-hiver',
        title: 'Neige et glace : prudence aux arrêts',
        subtitle: 'Attendez derrière le banc de neige et faites signe',
        dates: 'De novembre 2026 à mars 2027',
        body: '<p>Les jours de neige, prévoyez 15 minutes de plus. Signalez un arrêt enneigé au service à la clientèle, option 3.</p>',
      },
      en: {
        slug: 'take-care-at-stops-in-winter',
        title: 'Snow and ice: take care at stops',
        subtitle: 'Wait behind the snowbank and wave',
        dates: 'From November 2026 to March 2027',
        body: '<p>On snow days, allow an extra 15 minutes. Report a snowed-in stop to customer service, option 3.</p>',
      },
    },
    { fr: [], en: [] },
  ),
  noticeInParts(
    {
      severity: 'standard',
      nonPublic: true,
      from: '2026-11-16',
      to: '2026-11-20',
      fr: {
        slug: 'essai-de-navette-cegep-du-sorbier',
        title: 'Essai d’une navette au Cégep du Sorbier',
        subtitle: 'Pour les personnes inscrites à l’essai seulement',
        dates: 'Du 16 au 20 novembre 2026, de 7 h à 9 h 30',
        body: '<p>Cette page s’adresse aux personnes qui ont reçu l’invitation du cégep. La navette part de l’arrêt 1122 toutes les 10 minutes.</p>',
      },
      en: {
        slug: 'shuttle-trial-cegep-du-sorbier',
        title: 'Shuttle trial at Cégep du Sorbier',
        subtitle: 'Only for people registered for the trial',
        dates: 'From November 16 to 20, 2026, from 7 to 9:30 a.m.',
        body: '<p>This page is for people invited by the CEGEP. The shuttle leaves stop 1122 every 10 minutes.</p>',
      },
    },
    {
      fr: [routesPart('<p>L’horaire du {4} ne change pas.</p>', ['4'], ['1122', '1125'])],
      en: [routesPart('<p>The schedule for route {4} does not change.</p>', ['4'], ['1122', '1125'])],
    },
  ),
];
