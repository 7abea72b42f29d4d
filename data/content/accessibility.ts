import { content, contentsTable } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { customerService, french } from './markup.ts';
import { en, fr } from './paths.ts';
import { withPicture } from './pictures.ts';

export const accessibility = page('accessibility', {
  fr: {
    title: 'Accessibilité du réseau',
    subtitle: 'Monter, voyager et descendre à votre rythme',
    description: 'Bus à plancher bas, arrêts accessibles, annonces et aides à bord des bus du RTC.',
    blocks: [
      contentsTable(
        'Sur cette page',
        '<p>Tous les bus du RTC ont un plancher bas et une rampe. Huit arrêts sur dix sont accessibles en fauteuil roulant ; un pictogramme sur le poteau le signale.</p>',
      ),
      content('Monter à bord', [
        'Faites signe à l’approche du bus et attendez que la rampe soit sortie.',
        'Montez en premier, par la porte avant ou par celle qui porte le pictogramme.',
        'La personne au volant peut abaisser le bus et vous laisser le temps de vous asseoir : demandez-le-lui.',
      ]),
      withPicture(
        'on-board',
        content(
          'À bord',
          '<p>Chaque bus a deux espaces pour fauteuil roulant ou triporteur (70 cm sur 120 cm au plus). Le prochain arrêt est affiché et annoncé. Les sièges bleus sont réservés aux personnes qui ont de la difficulté à rester debout.</p>',
        ),
      ),
      content(
        'Voyager avec une personne accompagnatrice',
        '<p>La personne qui vous aide voyage gratuitement si vous montrez la carte d’accompagnement. Elle est délivrée sans frais, pour cinq ans, aux terminus Marché-Neuf et Haut-Coteau.</p>',
      ),
      content(
        'Apprivoiser le réseau',
        `<p>Notre équipe vous accompagne sur votre trajet, jusqu’à ce que vous soyez à l’aise. Pour un rendez-vous : ${customerService}, option 1, ou la page <a href="${fr.contact}">Service à la clientèle</a>.</p>`,
      ),
    ],
  },
  en: {
    title: 'Network accessibility',
    subtitle: 'Board, ride and get off at your own pace',
    description: 'Low-floor buses, accessible stops, announcements and help on board RTC buses.',
    blocks: [
      contentsTable(
        'On this page',
        '<p>All RTC buses have a low floor and a ramp. Eight in ten stops are wheelchair accessible; a symbol on the pole shows which.</p>',
      ),
      content('Boarding', [
        'Wave as the bus approaches and wait for the ramp to come out.',
        'Board first, through the front door or the one with the symbol.',
        'The driver can lower the bus and wait until you are seated: just ask.',
      ]),
      withPicture(
        'on-board',
        content(
          'On board',
          '<p>Each bus has two spaces for wheelchairs or mobility scooters (up to 70 cm by 120 cm). The next stop is displayed and announced. Blue seats are reserved for people who have difficulty standing.</p>',
        ),
      ),
      content(
        'Travelling with a companion',
        `<p>The person who helps you rides free if you show the companion card. The card is free, valid for five years and issued at the ${french('Marché-Neuf')} and ${french('Haut-Coteau')} terminals.</p>`,
      ),
      content(
        'Learning the network',
        `<p>Our team will ride with you on your trip until you feel comfortable. To make an appointment, call ${customerService}, option 1, or see <a href="${en.contact}">Customer service</a>.</p>`,
      ),
    ],
  },
});
