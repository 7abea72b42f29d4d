import { accordion, content, gains, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { steps } from '#operators/kit/markup.ts';
import { discount, employersDesk, price } from './markup.ts';
import { en, fr } from './paths.ts';

export const employers = page('employers', {
  fr: {
    title: 'Pour les employeurs',
    subtitle: 'Offrir le bus à votre équipe',
    description: 'Comment offrir l’abonnement du RTC à votre personnel, et ce que chaque partie y gagne.',
    body: `<p>Quand l’employeur paie une part de l’abonnement, le RTC en paie autant, jusqu’à 15 % du prix. L’abonnement part de ${price.fr('subscription')} par mois, soit déjà ${discount.fr} de moins que le laissez-passer mensuel.</p>`,
    blocks: [
      gains('L’offre en chiffres', [
        ['84', 'employeurs participants à Havremont'],
        ['6 200', 'personnes abonnées par leur employeur'],
        ['15 %', 'payés par le RTC, au plus'],
      ]),
      content(
        'Comment adhérer',
        steps(
          `Appelez l’équipe des employeurs au ${employersDesk}, du lundi au vendredi de 8 h 30 à 16 h 30.`,
          'Choisissez votre part, de 10 % à tout le prix. L’entente dure un an et se renouvelle.',
          'Chaque personne s’abonne avec sa carte OPUS ; vous recevez une facture par mois.',
        ),
      ),
      accordion('Questions d’employeurs', {
        'Combien de personnes faut-il ?': '<p>Trois. Il n’y a pas de maximum.</p>',
        'Et les gens qui partent en cours d’année ?':
          '<p>L’abonnement prend fin avec le mois. Vous n’avez qu’à nous écrire avant le 20.</p>',
        'Pouvez-vous étudier nos trajets ?':
          '<p>Oui, sans frais à partir de 50 personnes : avec les codes postaux seulement, nous vous disons combien de membres de l’équipe ont un bus à 400 m, et à quelle heure.</p>',
      }),
      links('Voir aussi', [
        link('Abonne-bus perso', fr.promoSubscription),
        link('Parc-O-Bus', fr.parkAndRide, 'Pour qui habite loin du réseau'),
      ]),
    ],
  },
  en: {
    title: 'For employers',
    subtitle: 'Offer your team the bus',
    description: 'How to offer the RTC subscription to your staff, and what everyone gains.',
    body: `<p>When an employer pays part of the subscription, the RTC pays as much again, up to 15% of the price. The subscription starts at ${price.en('subscription')} a month, which is already ${discount.en} less than the monthly pass.</p>`,
    blocks: [
      gains('The offer in figures', [
        ['84', 'employers take part in Havremont'],
        ['6,200', 'people subscribed through their employer'],
        ['15 %', 'paid by the RTC, at most'],
      ]),
      content(
        'How to join',
        steps(
          `Call the employer team at ${employersDesk}, Monday to Friday from 8:30 a.m. to 4:30 p.m.`,
          'Choose your share, from 10% to the full price. The agreement lasts one year and renews.',
          'Each person subscribes with their OPUS card; you get one bill a month.',
        ),
      ),
      accordion('Questions from employers', {
        'How many people does it take?': '<p>Three. There is no maximum.</p>',
        'What about people who leave during the year?':
          '<p>Their subscription ends with the month. Just write to us before the 20th.</p>',
        'Can you look at our trips?':
          '<p>Yes, free of charge from 50 people: with postal codes alone, we tell you how many members of your team have a bus within 400 m, and at what time.</p>',
      }),
      links('See also', [
        link('Personal bus subscription', en.promoSubscription),
        link('Park-and-ride', en.parkAndRide, 'For people who live far from the network'),
      ]),
    ],
  },
});
