import { accordion, content, link, links, promises } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { askByPhone } from './markup.ts';
import { en, fr } from './paths.ts';

export const liveTimes = page('liveTimes', {
  fr: {
    title: 'Heures en direct',
    subtitle: 'Savoir où est votre bus, et quand il passe vraiment',
    description:
      'Comment lire les heures en direct du RTC, ce que veulent dire leurs signes et pourquoi elles changent.',
    body: '<p>Chaque bus envoie sa position toutes les 15 secondes. Le site en tire l’heure à laquelle il passera à votre arrêt, et la corrige sans que vous ayez à recharger la page.</p>',
    blocks: [
      promises('Lire une heure', [
        [
          'live',
          'En direct',
          'L’heure tient compte de la position du bus. C’est celle à laquelle vous fier.',
        ],
        [
          'clock',
          'Heure prévue',
          'Le bus n’est pas encore suivi : l’heure est celle de l’horaire affiché à l’arrêt.',
        ],
        ['late', 'En retard', 'L’heure prévue est rayée et l’heure attendue la remplace.'],
        ['cancelled', 'Annulé', 'Ce passage n’aura pas lieu. Le suivant est sur la ligne d’après.'],
      ]),
      content('Trois façons de les consulter', [
        `Le numéro de l’arrêt, à quatre chiffres, est inscrit sur son poteau : tapez-le dans la <a href="${fr.search}">recherche</a>.`,
        'Le code carré collé sur le poteau ouvre la page de l’arrêt sur votre téléphone.',
        'Une étoile, sur la page d’un arrêt, le garde en tête de l’accueil, sur votre appareil seulement.',
      ]),
      accordion('Questions sur les heures en direct', {
        'Pourquoi l’heure recule-t-elle ?':
          '<p>Le bus est pris dans la circulation ou attend à un feu. L’heure est corrigée à chaque nouvelle position ; dans les cinq dernières minutes, elle est juste à une minute près, neuf fois sur dix.</p>',
        'Un bus a disparu de la liste':
          '<p>Il est passé, ou il a perdu le signal sous un viaduc. Le passage reste affiché à l’heure prévue tant que le bus n’est pas retrouvé.</p>',
        'Et sans téléphone ?': `<p>Les terminus et les abribus chauffés ont un écran. Notre équipe répond aussi par téléphone : ${askByPhone.fr}.</p>`,
      }),
      links('Voir aussi', [
        link('Horaires des bus', fr.schedules),
        link('Données ouvertes', fr.openData, 'Les mêmes positions, pour vos programmes'),
      ]),
    ],
  },
  en: {
    title: 'Live times',
    subtitle: 'Know where your bus is and when it will really come',
    description: 'How to read RTC live times, what their symbols mean and why they change.',
    body: '<p>Every bus sends its position every 15 seconds. The site works out when it will reach your stop, and corrects that time without your having to reload the page.</p>',
    blocks: [
      promises('Reading a time', [
        ['live', 'Live', 'The time is based on where the bus is. This is the one to trust.'],
        [
          'clock',
          'Scheduled time',
          'The bus is not tracked yet: the time is the one on the schedule posted at the stop.',
        ],
        ['late', 'Late', 'The scheduled time is struck out and replaced by the expected time.'],
        [
          'cancelled',
          'Cancelled',
          'This departure will not take place. The next one is on the line after it.',
        ],
      ]),
      content('Three ways to see them', [
        `Each stop has a four-digit number on its pole: type it in the <a href="${en.search}">search</a>.`,
        'The square code on the pole opens the stop’s page on your phone.',
        'A star on a stop’s page keeps the stop at the top of the home page, on your device only.',
      ]),
      accordion('Questions about live times', {
        'Why does the time move back?':
          '<p>The bus is stuck in traffic or waiting at a light. The time is corrected with every new position; in the last five minutes, it is right to within a minute, nine times out of ten.</p>',
        'A bus has vanished from the list':
          '<p>It has gone by, or it has lost its signal under an overpass. The departure stays listed at its scheduled time until the bus is found again.</p>',
        'What if I have no phone with me?': `<p>Terminals and heated shelters have a screen. Our team also answers by phone: ${askByPhone.en}</p>`,
      }),
      links('See also', [
        link('Bus schedules', en.schedules),
        link('Open data', en.openData, 'The same positions, for your programs'),
      ]),
    ],
  },
});
