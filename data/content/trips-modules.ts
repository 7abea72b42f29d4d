import { accordion, content, intro, link, links } from './blocks.ts';
import { module } from './builders.ts';
import { customerService, french, list } from './markup.ts';
import { en, fr } from './paths.ts';

const schedules = module('schedules', {
  fr: {
    title: 'Horaires des bus',
    subtitle: 'Par parcours, par arrêt ou par voyage',
    description:
      'Les prochains passages et les horaires de tous les parcours du RTC, par parcours et par arrêt.',
    blocks: [
      intro(
        '<p>Choisissez un parcours, ou entrez le numéro à quatre chiffres inscrit sur le poteau de votre arrêt. Les heures en direct tiennent compte de la position des bus ; les autres sont celles de l’horaire planifié.</p>',
      ),
    ],
    bottom: [
      accordion('Questions sur les horaires', [
        [
          'Que veut dire une heure après minuit ?',
          '<p>La journée de service se termine vers 4 h. Un passage à 0 h 40 le vendredi soir a donc lieu dans la nuit de vendredi à samedi et figure à l’horaire du vendredi.</p>',
        ],
        [
          'Quel horaire s’applique un jour férié ?',
          '<p>L’horaire du dimanche, sauf le 24 juin et le 1er juillet, où celui du samedi s’applique. Le 24 et le 31 décembre, l’horaire de la semaine se termine à 20 h sur les parcours eXpress.</p>',
        ],
        [
          'Pourquoi mon bus ne s’affiche-t-il plus en direct ?',
          '<p>Le bus a peut-être perdu le signal sous un viaduc, ou il n’est pas encore parti du terminus. L’heure planifiée reste affichée.</p>',
        ],
      ]),
    ],
  },
  en: {
    title: 'Bus schedules',
    subtitle: 'By route, by stop or by trip',
    description: 'Next departures and schedules of every RTC route, by route and by stop.',
    blocks: [
      intro(
        '<p>Choose a route, or enter the four-digit number on the pole at your stop. Live times follow the position of the buses; the others are scheduled times.</p>',
      ),
    ],
    bottom: [
      accordion('Questions about schedules', [
        [
          'What does a time after midnight mean?',
          '<p>The service day ends around 4 a.m. A 12:40 a.m. departure on Friday evening therefore takes place in the night from Friday to Saturday and is listed under Friday.</p>',
        ],
        [
          'Which schedule applies on a holiday?',
          '<p>The Sunday schedule, except on June 24 and July 1, when the Saturday schedule applies. On December 24 and 31, weekday eXpress service ends at 8 p.m.</p>',
        ],
        [
          'Why is my bus no longer shown live?',
          '<p>It may have lost its signal under an overpass, or it may not have left the terminal yet. The scheduled time is still shown.</p>',
        ],
      ]),
    ],
  },
});

const printable = module('printable_schedules', {
  fr: {
    title: 'Horaires imprimables',
    subtitle: 'La grille complète d’un parcours, sur papier',
    description: 'Choisissez un parcours et une direction pour imprimer son horaire complet.',
    blocks: [
      intro(
        '<p>Choisissez un parcours et une direction : la grille montre les heures aux arrêts principaux, en semaine, le samedi et le dimanche. Elle s’imprime en noir sur du papier ordinaire.</p>',
      ),
      content(
        'Sans imprimante',
        `<p>Les horaires sur papier sont offerts gratuitement aux terminus Marché-Neuf et Haut-Coteau, à la Bibliothèque Aurore-Pépin et par la poste, sur demande au ${customerService}, option 1.</p>`,
      ),
    ],
  },
  en: {
    title: 'Printable schedules',
    subtitle: 'The full timetable of a route, on paper',
    description: 'Choose a route and a direction to print its full schedule.',
    blocks: [
      intro(
        '<p>Choose a route and a direction: the timetable shows the times at main stops on weekdays, Saturdays and Sundays. It prints in black on ordinary paper.</p>',
      ),
      content(
        'No printer?',
        `<p>Paper schedules are free at the ${french('Marché-Neuf')} and ${french('Haut-Coteau')} terminals, at the ${french('Bibliothèque Aurore-Pépin')} and by mail: call ${customerService}, option 1.</p>`,
      ),
    ],
  },
});

const notices = module('notices', {
  fr: {
    title: 'Avis sur les parcours',
    subtitle: 'Détours, travaux, arrêts déplacés et avis généraux',
    description: 'Les avis en vigueur et à venir sur les parcours et les arrêts du RTC.',
    blocks: [
      intro(
        `<p>Voici les avis en vigueur et ceux qui commencent bientôt. Pour ne recevoir que ceux de vos parcours, <a href="${fr.create_account}">créez un profil</a>.</p>`,
      ),
    ],
    bottom: [
      content(
        'Ce que disent les niveaux',
        list(
          '<strong>Faible</strong> : le trajet se fait comme prévu, avec un léger retard ou un arrêt déplacé de quelques mètres.',
          '<strong>Moyen</strong> : le bus fait un détour ou certains arrêts ne sont pas desservis.',
          '<strong>Élevé</strong> : le service est interrompu ou très perturbé ; prévoyez une autre façon de vous déplacer.',
        ),
      ),
      links('Voir aussi', [link('Service en hiver', fr.winter), link('Service à la clientèle', fr.contact)]),
    ],
  },
  en: {
    title: 'Route notices',
    subtitle: 'Detours, road work, moved stops and general notices',
    description: 'Current and upcoming notices on RTC routes and stops.',
    blocks: [
      intro(
        `<p>These notices are in effect or start soon. To get only those of your routes, <a href="${en.create_account}">create a profile</a>.</p>`,
      ),
    ],
    bottom: [
      content(
        'What the levels mean',
        list(
          '<strong>Low</strong>: your trip goes as planned, with a slight delay or a stop moved by a few metres.',
          '<strong>Medium</strong>: the bus makes a detour or some stops are not served.',
          '<strong>High</strong>: service is suspended or badly disrupted; plan another way to travel.',
        ),
      ),
      links('See also', [link('Winter service', en.winter), link('Customer service', en.contact)]),
    ],
  },
});

export const tripsModules = [schedules, printable, notices];
