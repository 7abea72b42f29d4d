import { link, links } from '#operators/kit/blocks.ts';
import { hub } from './builders.ts';
import { discount, price } from './markup.ts';
import { en, fr } from './paths.ts';

export const faresHub = hub('faresHub', {
  fr: {
    title: 'Tarifs et titres',
    subtitle: 'Trouver le bon titre et l’acheter près de chez vous',
    description: 'Tarifs, modes de paiement, points de vente et meilleur tarif selon vos déplacements.',
    body: `<p>Un passage coûte ${price.fr('ride')} avec la carte OPUS et donne droit à des correspondances illimitées pendant 90 minutes. Les enfants de 5 ans et moins voyagent gratuitement.</p>`,
    blocks: [
      links('Acheter un titre', [
        link('Grille tarifaire', fr.fareGrid, 'Tous les prix, en vigueur depuis juillet 2026'),
        link('Comment payer', fr.howToPay, 'Carte OPUS, carte bancaire, comptant'),
        link('Points de vente', fr.points_of_sale, 'Commerces, distributrices et comptoirs'),
        link('La carte OPUS', fr.opusCard, 'Choisir, recharger et remplacer sa carte'),
        link('Remboursements et échanges', fr.refunds, 'Quand nous remboursons, et comment'),
      ]),
      links('Payer moins', [
        link('Meilleur tarif', fr.best_fare, 'Le titre le moins cher selon vos déplacements'),
        link(
          'Meilleur tarif pour étudiants',
          fr.best_fare_students,
          'Pour le cégep, l’université et la formation professionnelle',
        ),
        link(
          'OPUS dans votre école',
          fr.opus_school,
          'Votre carte avec photo, sans quitter votre établissement',
        ),
        link(
          'Abonne-bus perso',
          fr.promoSubscription,
          `${discount.fr} de rabais sur le laissez-passer mensuel`,
        ),
        link('Familles et enfants', fr.families, 'Qui voyage gratuitement, et à quel âge payer'),
        link('Pour les employeurs', fr.employers, 'Offrir le bus à votre équipe'),
      ]),
    ],
  },
  en: {
    title: 'Fares and passes',
    subtitle: 'Find the right fare and buy it close to home',
    description: 'RTC fares, ways to pay, points of sale and the best fare for your trips.',
    body: `<p>A ride costs ${price.en('ride')} with the OPUS card and includes unlimited transfers for 90 minutes. Children 5 and under ride free.</p>`,
    blocks: [
      links('Buy a fare', [
        link('Fare table', en.fareGrid, 'All prices, in effect since July 2026'),
        link('How to pay', en.howToPay, 'OPUS card, bank card, cash'),
        link('Points of sale', en.points_of_sale, 'Stores, vending machines and counters'),
        link('The OPUS card', en.opusCard, 'Choose, reload and replace your card'),
        link('Refunds and exchanges', en.refunds, 'When we give refunds, and how'),
      ]),
      links('Pay less', [
        link('Best fare', en.best_fare, 'The cheapest fare for your trips'),
        link(
          'Best fare for students',
          en.best_fare_students,
          'For CEGEP, university and vocational training',
        ),
        link('OPUS at your school', en.opus_school, 'Your photo card, without leaving school'),
        link('Personal bus subscription', en.promoSubscription, `${discount.en} off the monthly pass`),
        link('Families and children', en.families, 'Who rides free, and at what age to pay'),
        link('For employers', en.employers, 'Offer your team the bus'),
      ]),
    ],
  },
});
