import { customerService, french } from './markup.ts';
import { notice } from './notice-builders.ts';
import { en, fr } from './paths.ts';

/** One text each, with the routes it is about. */
export const notices = [
  notice(['7', '214'], {
    severity: 'moyen',
    from: '2026-11-02',
    to: '2026-12-18',
    cause: 'works',
    effects: [{ type: 'detour', routes: [{ name: '7' }, { name: '214' }], minutes: 6 }],
    fr: {
      slug: 'detour-chemin-des-brumes',
      title: 'Détour des parcours 7 et 214 sur le chemin des Brumes',
      subtitle: 'Réfection d’un ponceau à Cap-aux-Brumes',
      dates: 'Du 2 novembre au 18 décembre 2026, en tout temps',
      body: '<p>Le chemin des Brumes est fermé entre le Parc-O-Bus et la rue principale. Les bus passent par le boulevard de la Vermeille. Prévoyez 6 minutes de plus. Le Parc-O-Bus reste ouvert et desservi.</p>',
    },
    en: {
      slug: 'detour-chemin-des-brumes',
      title: 'Detour for routes 7 and 214 on chemin des Brumes',
      subtitle: 'Culvert repair in Cap-aux-Brumes',
      dates: 'From November 2 to December 18, 2026, at all times',
      body: `<p>${french('Chemin des Brumes')} is closed between the park-and-ride lot and the main street. Buses take ${french('boulevard de la Vermeille')}. Allow an extra 6 minutes. The lot stays open and served.</p>`,
    },
  }),
  notice(['28'], {
    severity: 'faible',
    from: '2026-11-09',
    to: '2027-01-29',
    cause: 'works',
    fr: {
      slug: 'arret-deplace-arena-gerard-lantin',
      title: 'Parcours 28 : arrêt de l’aréna déplacé de 60 m',
      subtitle: 'Travaux de toiture à l’Aréna Gérard-Lantin',
      dates: 'Du 9 novembre 2026 au 29 janvier 2027',
      body: '<p>L’arrêt devant l’entrée principale est déplacé de 60 m vers le sud, près du stationnement. Un trottoir temporaire, déneigé et éclairé, y mène.</p>',
    },
    en: {
      slug: 'stop-moved-arena-gerard-lantin',
      title: 'Route 28: arena stop moved 60 m',
      subtitle: 'Roof work at Aréna Gérard-Lantin',
      dates: 'From November 9, 2026 to January 29, 2027',
      body: '<p>The stop in front of the main entrance has been moved 60 m south, near the parking lot. A temporary sidewalk, cleared of snow and lit, leads to it.</p>',
    },
  }),
  notice([], {
    severity: 'standard',
    general: true,
    from: '2026-11-12',
    to: '2026-12-05',
    fr: {
      slug: 'horaire-d-hiver',
      title: 'Changement d’horaire le 28 novembre',
      subtitle: 'L’horaire d’hiver s’applique à tous les parcours',
      dates: 'À compter du samedi 28 novembre 2026',
      body: `<p>Vérifiez l’heure de votre bus : elle a pu changer de quelques minutes. Voyez les pages <a href="${fr.schedules}">Horaires des bus</a> et <a href="${fr.printable_schedules}">Horaires imprimables</a>, ou appelez le ${customerService}, option 1.</p>`,
    },
    en: {
      slug: 'winter-schedule',
      title: 'Schedules change on November 28',
      subtitle: 'Winter schedules apply to every route',
      dates: 'From Saturday, November 28, 2026',
      body: `<p>Check when your bus comes: the time may have changed by a few minutes. See <a href="${en.schedules}">Bus schedules</a> and <a href="${en.printable_schedules}">Printable schedules</a>, or call ${customerService}, option 1.</p>`,
    },
  }),
  notice(['22', '57'], {
    severity: 'standard',
    from: '2026-12-14',
    to: '2027-01-04',
    cause: 'holiday',
    effects: [
      {
        type: 'trips_cancelled',
        start: '2026-12-21',
        end: '2027-01-03',
        time_start: '15:00',
        time_end: '28:00',
        routes: [{ name: '22' }, { name: '57' }],
      },
    ],
    fr: {
      slug: 'parcours-industriels-periode-des-fetes',
      title: 'Parcours 22 et 57 pendant les Fêtes',
      subtitle: 'Aucun départ en soirée du 21 décembre au 3 janvier',
      dates: 'Du 21 décembre 2026 au 3 janvier 2027',
      body: '<p>Les départs liés au quart de soir sont supprimés pendant la fermeture des usines des Forges. Ceux du quart de jour sont maintenus. Le 25 décembre et le 1<sup>er</sup> janvier, ces parcours ne circulent pas.</p>',
    },
    en: {
      slug: 'industrial-routes-holiday-season',
      title: 'Routes 22 and 57 during the holidays',
      subtitle: 'No evening departures from December 21 to January 3',
      dates: 'From December 21, 2026 to January 3, 2027',
      body: `<p>Departures for the evening shift are cancelled while the ${french('Les Forges')} plants are closed. Those for the day shift are maintained. These routes do not run on December 25 and January 1.</p>`,
    },
  }),
];
