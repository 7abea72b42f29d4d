import type { Bilingual } from '#domain/locale.ts';
import { accordion, content } from '#operators/kit/blocks.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { en, fr, module, type House } from './house.ts';
import { schedulesTitle } from './schedules-title.ts';

/** The pages whose screens read the timetable: their texts are true wherever that comes from. */
export function scheduleModules(house: House): readonly SeedItem[] {
  return [schedules(house), planner(house), printable(house), notices(house), search(house)];
}

const about = ({ operator: { name } }: House, words: Bilingual): Bilingual => ({
  fr: `${name.fr} : ${words.fr}`,
  en: `${name.en}: ${words.en}`,
});

function schedules(house: House): SeedItem {
  const title = schedulesTitle(house.fleet);
  const description = about(house, {
    fr: 'les départs et les horaires de chaque parcours et de chaque arrêt.',
    en: 'departures and schedules for every route and every stop.',
  });
  return module('schedules', {
    fr: {
      title: title.fr,
      description: description.fr,
      body: '<p>Cherchez un parcours par son numéro ou son nom, un arrêt par son numéro ou son nom. Une heure en direct tient compte de la position du véhicule ; une heure prévue est celle de l’horaire.</p>',
      bottom: [
        accordion('Questions sur les horaires', {
          'Que veut dire une heure après minuit ?':
            '<p>La journée de service ne se termine pas à minuit, mais avec les derniers départs de la nuit. Un passage à 0 h 40 dans la nuit de vendredi à samedi figure donc à l’horaire du vendredi.</p>',
          'Pourquoi une heure n’est-elle pas en direct ?':
            '<p>Le véhicule n’est pas suivi, a perdu le signal ou n’est pas encore parti. L’heure prévue est alors la meilleure estimation.</p>',
        }),
      ],
    },
    en: {
      title: title.en,
      description: description.en,
      body: '<p>Look for a route by its number or name, or for a stop by its number or name. A live time is based on where the vehicle is; a scheduled time is the one in the schedule.</p>',
      bottom: [
        accordion('Questions about schedules', {
          'What does a time after midnight mean?':
            '<p>The service day does not end at midnight but with the last departures of the night. A departure at 12:40 a.m. on Friday night is therefore listed under Friday.</p>',
          'Why is a time not live?':
            '<p>The vehicle is not tracked, has lost its signal or has not left yet. The scheduled time is then the best estimate.</p>',
        }),
      ],
    },
  });
}

function planner(house: House): SeedItem {
  const description = about(house, {
    fr: 'comment aller d’un endroit à un autre, avec la marche et les correspondances.',
    en: 'how to get from one place to another, with walking and transfers.',
  });
  return module('trip_planner', {
    fr: {
      title: 'Itinéraire',
      subtitle: 'D’un endroit à un autre',
      description: description.fr,
      bottom: [
        accordion('Questions sur les trajets', {
          'Que veut dire « correspondance courte » ?':
            '<p>Il vous reste moins de 4 minutes pour changer, marche comprise. En cas de retard, le départ suivant est peut-être manqué ; la page indique alors celui d’après.</p>',
          'Mes recherches sont-elles gardées ?':
            '<p>Vos derniers lieux et trajets restent sur votre appareil, et nulle part ailleurs. Ils s’effacent quand vous le voulez.</p>',
        }),
      ],
    },
    en: {
      title: 'Trip planner',
      subtitle: 'From one place to another',
      description: description.en,
      bottom: [
        accordion('Questions about trips', {
          'What does “short transfer” mean?':
            '<p>You have less than 4 minutes to change, walking included. If you arrive late you may miss the next departure; the page then tells you which one comes after it.</p>',
          'Are my searches kept?':
            '<p>Your last places and trips stay on your device, and nowhere else. They can be cleared at any time.</p>',
        }),
      ],
    },
  });
}

function printable(house: House): SeedItem {
  const description = about(house, {
    fr: 'l’horaire complet d’un parcours ou d’un arrêt, sur papier.',
    en: 'the full schedule of a route or a stop, on paper.',
  });
  return module('printable_schedules', {
    fr: {
      title: 'Horaires imprimables',
      subtitle: 'La grille complète d’un parcours, sur papier',
      description: description.fr,
      body: '<p>La grille d’un parcours donne, pour chaque direction, les heures aux arrêts principaux. Chaque feuille porte un code qui dit plus tard si elle est encore bonne.</p>',
    },
    en: {
      title: 'Printable schedules',
      subtitle: 'A route’s full schedule, on paper',
      description: description.en,
      body: '<p>A route’s full schedule gives the times at main stops in each direction. Every sheet carries a code that tells later whether it is still good.</p>',
    },
  });
}

function notices(house: House): SeedItem {
  const description = about(house, {
    fr: 'les détours, les travaux et les arrêts déplacés.',
    en: 'detours, road work and moved stops.',
  });
  return module('notices', {
    fr: {
      title: 'Avis sur les parcours',
      subtitle: 'Détours, travaux, arrêts déplacés et avis généraux',
      description: description.fr,
      body: `<p>Un avis annonce ce qui change dans le service et indique les dates, les parcours et les arrêts touchés. Un avis général vaut pour tout le réseau. Pour recevoir les avis de vos parcours par courriel, <a href="${fr.create_account}">créez un profil</a>.</p>`,
      bottom: [
        content('Que veulent dire les niveaux ?', [
          '<strong>Effet faible</strong> : le trajet se fait comme prévu, avec un léger retard ou un arrêt déplacé de quelques mètres.',
          '<strong>Effet moyen</strong> : un détour, ou certains arrêts ne sont pas desservis.',
          '<strong>Effet élevé</strong> : le service est interrompu ou très perturbé ; prévoyez une autre façon de vous déplacer.',
        ]),
      ],
    },
    en: {
      title: 'Route notices',
      subtitle: 'Detours, road work, moved stops and general notices',
      description: description.en,
      body: `<p>A notice announces a change in service and gives the dates, the routes and the stops affected. A general notice applies to the whole network. To get your routes’ notices by email, <a href="${en.create_account}">create a profile</a>.</p>`,
      bottom: [
        content('What do the levels mean?', [
          '<strong>Minor impact</strong>: your trip goes as planned, with a slight delay or a stop moved by a few metres.',
          '<strong>Moderate impact</strong>: a detour, or some stops are not served.',
          '<strong>Major impact</strong>: service is suspended or badly disrupted; plan another way to travel.',
        ]),
      ],
    },
  });
}

function search(house: House): SeedItem {
  const description = about(house, {
    fr: 'chercher un parcours, un arrêt, un avis ou une page du site.',
    en: 'search for a route, a stop, a notice or a page of the site.',
  });
  return module('search', {
    fr: { title: 'Recherche', description: description.fr },
    en: { title: 'Search', description: description.en },
  });
}
