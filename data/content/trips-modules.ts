import { accordion, content, link, links } from '#operators/kit/blocks.ts';
import { module } from './builders.ts';
import { askByPhone, customerService, french } from './markup.ts';
import { en, fr } from './paths.ts';

const schedules = module('schedules', {
  fr: {
    title: 'Horaires des bus',
    subtitle: 'En semaine, la fin de semaine et les jours fériés',
    description:
      'Les horaires des bus du RTC : fréquence, jours fériés, passages après minuit et heures en direct.',
    body: `<p>Le Métrobus passe toutes les 5 à 15 minutes, de 5 h 30 à 1 h du lundi au samedi et de 6 h 30 à minuit le dimanche ; leBus, toutes les 12 à 60 minutes selon le parcours et l’heure. Une heure en direct tient compte de la position du bus ; une heure prévue est celle de l’horaire affiché à l’arrêt.</p><p>Le numéro d’un arrêt, à quatre chiffres, est inscrit sur son poteau. Par téléphone : ${askByPhone.fr}.</p>`,
    bottom: [
      accordion('Questions sur les horaires', {
        'Que veut dire une heure après minuit ?':
          '<p>La journée de service se termine vers 4 h. Un passage à 0 h 40 le samedi (dans la nuit de vendredi à samedi) figure donc à l’horaire du vendredi.</p>',
        'Quel horaire s’applique un jour férié ?':
          '<p>L’horaire du dimanche, sauf le 24 juin et le 1<sup>er</sup> juillet, où celui du samedi s’applique. Les parcours eXpress, industriels et école ne circulent pas les jours fériés.</p>',
        'Pourquoi mon bus n’est-il pas suivi en direct ?':
          '<p>Le bus a peut-être perdu le signal sous un viaduc, ou il n’est pas encore parti du terminus. L’heure prévue est alors la meilleure estimation.</p>',
      }),
    ],
  },
  en: {
    title: 'Bus schedules',
    subtitle: 'Weekdays, weekends and holidays',
    description: 'RTC bus schedules: frequency, holidays, departures after midnight and live times.',
    body: `<p>${french('Métrobus')} runs every 5 to 15 minutes from 5:30 a.m. to 1 a.m. Monday to Saturday and from 6:30 a.m. to midnight on Sundays; ${french('leBus')} runs every 12 to 60 minutes depending on the route and time of day. A live time is based on where the bus is; a scheduled time is the one posted at the stop.</p><p>Every stop has a four-digit number on its pole. By phone: ${askByPhone.en}</p>`,
    bottom: [
      accordion('Questions about schedules', {
        'What does a time after midnight mean?':
          '<p>The service day ends around 4 a.m. A departure at 12:40 a.m. on Saturday (Friday night) is therefore listed under Friday.</p>',
        'Which schedule applies on a holiday?':
          '<p>The Sunday schedule, except on June 24 and July 1, when the Saturday schedule applies. eXpress, industrial and school routes do not run on holidays.</p>',
        'Why is my bus not tracked live?':
          '<p>It may have lost its signal under an overpass, or it may not have left the terminal yet. The scheduled time is then the best estimate.</p>',
      }),
    ],
  },
});

const planner = module('trip_planner', {
  fr: {
    title: 'Itinéraire',
    subtitle: 'D’une adresse, d’un arrêt ou d’un lieu à un autre',
    description:
      'Trouvez comment aller d’un endroit à un autre avec le RTC : trajets en direct, marche, correspondances et prix.',
    bottom: [
      accordion('Questions sur les trajets', {
        'Que veut dire « correspondance courte » ?':
          '<p>Il vous reste moins de 4 minutes pour changer de bus, marche comprise. Si le premier bus prend du retard, le suivant peut être parti ; la page indique alors celui d’après.</p>',
        'Mes recherches sont-elles gardées ?':
          '<p>Vos derniers lieux et trajets restent sur votre appareil, et nulle part ailleurs. Ils s’effacent quand vous le voulez.</p>',
        'Le prix comprend-il la correspondance ?':
          '<p>Oui. Le prix est celui d’un passage au tarif adulte ; il vaut pour les correspondances pendant la durée indiquée.</p>',
      }),
    ],
  },
  en: {
    title: 'Trip planner',
    subtitle: 'From one address, stop or place to another',
    description:
      'Find your way from one place to another with the RTC: live trips, walking, transfers and prices.',
    bottom: [
      accordion('Questions about trips', {
        'What does “short transfer” mean?':
          '<p>You have less than 4 minutes to change buses, walking included. If the first bus is late the second may have left; the page then tells you which one comes next.</p>',
        'Are my searches kept?':
          '<p>Your last places and trips stay on your device, and nowhere else. They can be cleared at any time.</p>',
        'Does the price include the transfer?':
          '<p>Yes. The price is that of one ride at the adult fare; it covers transfers for the time shown.</p>',
      }),
    ],
  },
});

const printable = module('printable_schedules', {
  fr: {
    title: 'Horaires imprimables',
    subtitle: 'La grille complète d’un parcours, sur papier',
    description: 'L’horaire complet d’un parcours du RTC sur papier : ce qu’il contient et où l’obtenir.',
    body: '<p>La grille d’un parcours donne, pour chaque direction, les heures aux arrêts principaux en semaine, le samedi et le dimanche. Elle change quatre fois par année : à la fin de mars, en juin, en août et à la fin de novembre.</p>',
    blocks: [
      content(
        'Sans imprimante',
        `<p>Les horaires sur papier sont offerts gratuitement aux terminus Marché-Neuf et Haut-Coteau, à la Bibliothèque Aurore-Pépin et par la poste, sur demande au ${customerService}, option 1.</p>`,
      ),
    ],
  },
  en: {
    title: 'Printable schedules',
    subtitle: 'A route’s full schedule, on paper',
    description: 'An RTC route’s full schedule on paper: what it shows and where to get it.',
    body: '<p>A route’s full schedule gives the times at main stops in each direction, on weekdays, Saturdays and Sundays. It changes four times a year: in late March, June, August and late November.</p>',
    blocks: [
      content(
        'No printer?',
        `<p>Paper schedules are free at the ${french('Marché-Neuf')} and ${french('Haut-Coteau')} terminals, at ${french('Bibliothèque Aurore-Pépin')} and by mail: call ${customerService}, option 1.</p>`,
      ),
    ],
  },
});

const notices = module('notices', {
  fr: {
    title: 'Avis sur les parcours',
    subtitle: 'Détours, travaux, arrêts déplacés et avis généraux',
    description:
      'Comment le RTC annonce les détours, les travaux et les arrêts déplacés, et ce que veulent dire les niveaux d’avis.',
    body: `<p>Un avis annonce ce qui change dans le service et indique les dates, les parcours et les arrêts touchés. Un avis général vaut pour tout le réseau : tempête, jour férié, changement d’horaire. Pour recevoir les avis de vos parcours par courriel, <a href="${fr.create_account}">créez un profil</a>.</p>`,
    bottom: [
      content('Que veulent dire les niveaux ?', [
        '<strong>Effet faible</strong> : le trajet se fait comme prévu, avec un léger retard ou un arrêt déplacé de quelques mètres.',
        '<strong>Effet moyen</strong> : le bus fait un détour ou certains arrêts ne sont pas desservis.',
        '<strong>Effet élevé</strong> : le service est interrompu ou très perturbé ; prévoyez une autre façon de vous déplacer.',
      ]),
      links('Voir aussi', [link('Service en hiver', fr.winter), link('Service à la clientèle', fr.contact)]),
    ],
  },
  en: {
    title: 'Route notices',
    subtitle: 'Detours, road work, moved stops and general notices',
    description:
      'How the RTC announces detours, road work and moved stops, and what the levels of its notices mean.',
    body: `<p>A notice announces a change in service and gives the dates, the routes and the stops affected. A general notice applies to the whole network: a storm, a holiday, a schedule change. To get your routes’ notices by email, <a href="${en.create_account}">create a profile</a>.</p>`,
    bottom: [
      content('What do the levels mean?', [
        '<strong>Minor impact</strong>: your trip goes as planned, with a slight delay or a stop moved by a few metres.',
        '<strong>Moderate impact</strong>: the bus takes a detour or some stops are not served.',
        '<strong>Major impact</strong>: service is suspended or badly disrupted; plan another way to travel.',
      ]),
      links('See also', [link('Winter service', en.winter), link('Customer service', en.contact)]),
    ],
  },
});

export const tripsModules = [schedules, planner, printable, notices];
