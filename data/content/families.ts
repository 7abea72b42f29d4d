import { column, content, link, links, threeColumns } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { price } from './markup.ts';
import { en, fr } from './paths.ts';

export const families = page('families', {
  fr: {
    title: 'Familles et enfants',
    subtitle: 'Voyager à plusieurs sans se ruiner',
    description: 'Qui voyage gratuitement, à quel âge payer, et comment prendre le bus avec des enfants.',
    body: '<p>Les enfants de 5 ans et moins voyagent gratuitement avec une personne de 14 ans ou plus. De 6 à 18 ans, le tarif est réduit, toute l’année et à toute heure.</p>',
    blocks: [
      threeColumns('Selon l’âge', [
        column('5 ans et moins', '<p>Gratuit, jusqu’à quatre enfants par personne de 14 ans ou plus.</p>'),
        column(
          '6 à 11 ans',
          `<p>${price.fr('ride', 'youth')} le passage avec une carte OPUS sans photo, programmée au comptoir. La fin de semaine, deux enfants voyagent gratuitement avec une personne qui a l’Abonne-bus perso.</p>`,
        ),
        column(
          '12 à 18 ans',
          `<p>${price.fr('ride', 'youth')} le passage, ou ${price.fr('month', 'youth')} par mois, avec une carte OPUS avec photo.</p>`,
        ),
      ]),
      content('Le premier trajet sans adulte', [
        'Faites le trajet ensemble deux ou trois fois, dans les deux sens.',
        'Écrivez le numéro de l’arrêt et celui du parcours sur un carton, dans le sac.',
        'Montrez à l’enfant où s’asseoir : à l’avant, du côté de la porte.',
        'Perdu ou inquiet, un enfant peut toujours demander de l’aide à la personne au volant, avec ou sans titre.',
      ]),
      content(
        'Groupes et camps',
        `<p>À partir de dix personnes, prévenez-nous cinq jours ouvrables d’avance : nous vous disons quel bus a de la place, et un seul billet suffit au groupe. Le prix est celui du tarif réduit, ${price.fr('ride', 'youth')} par personne. Joignez le <a href="${fr.contact}">service à la clientèle</a>.</p>`,
      ),
      links('Voir aussi', [
        link('Sorties en bus', fr.outings, 'Le fleuve, la montagne et le phare'),
        link('Vélos, poussettes et bagages', fr.bikes),
        link('Grille tarifaire', fr.fareGrid),
      ]),
    ],
  },
  en: {
    title: 'Families and children',
    subtitle: 'Travelling together without breaking the bank',
    description: 'Who rides free, at what age to pay, and how to take the bus with children.',
    body: '<p>Children 5 and under ride free with someone aged 14 or over. From 6 to 18, the fare is reduced, all year and at all hours.</p>',
    blocks: [
      threeColumns('By age', [
        column('5 and under', '<p>Free, up to four children for each person aged 14 or over.</p>'),
        column(
          '6 to 11',
          `<p>${price.en('ride', 'youth')} a ride with an OPUS card without a photo, set up at the counter. On weekends, two children ride free with a person who has the personal bus subscription.</p>`,
        ),
        column(
          '12 to 18',
          `<p>${price.en('ride', 'youth')} a ride, or ${price.en('month', 'youth')} a month, with an OPUS photo card.</p>`,
        ),
      ]),
      content('The first ride without an adult', [
        'Make the trip together two or three times, in both directions.',
        'Write the stop number and the route number on a card in their bag.',
        'Show your child where to sit: at the front, on the door side.',
        'A child who is lost or worried can always ask the driver for help, with or without a fare.',
      ]),
      content(
        'Groups and camps',
        `<p>For ten people or more, let us know five business days ahead: we will tell you which bus has room, and one ticket covers the group. The price is the reduced fare, ${price.en('ride', 'youth')} per person. Get in touch with <a href="${en.contact}">customer service</a>.</p>`,
      ),
      links('See also', [
        link('Outings by bus', en.outings, 'The river, the mountain and the lighthouse'),
        link('Bikes, strollers and luggage', en.bikes),
        link('Fare table', en.fareGrid),
      ]),
    ],
  },
});
