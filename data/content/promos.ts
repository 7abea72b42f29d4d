import type { SeedItem } from '#services/content/seed.ts';
import { content, link, links } from '#operators/kit/blocks.ts';
import { promo } from './builders.ts';
import { studentFareForm } from './forms/best-fare.ts';
import { enForm, frForm } from './forms/form-block.ts';
import { steps } from '#operators/kit/markup.ts';
import { discount, french, price } from './markup.ts';
import { en, fr } from './paths.ts';

const subscription = promo('promoSubscription', {
  fr: {
    title: 'Abonne-bus perso',
    subtitle: `${discount.fr} de rabais, tous les mois`,
    description: `L’abonnement personnel du RTC : le laissez-passer mensuel à ${discount.fr} de rabais, sans engagement d’un an.`,
    body: `<p>Le laissez-passer mensuel à ${price.fr('subscription')} au lieu de ${price.fr('month')}, rechargé automatiquement sur votre carte OPUS. Vous pouvez y mettre fin en tout temps après le quatrième mois.</p>`,
    blocks: [
      content(
        'Comment s’abonner',
        steps(
          `Ayez en main l’adresse courriel de votre profil RTC. Pas encore de profil ? <a href="${fr.create_account}">Créez un profil</a>.`,
          'Passez à un comptoir de service avec votre carte OPUS et une carte bancaire.',
          'Montez à bord dès le 1<sup>er</sup> du mois suivant.',
        ),
      ),
      content('En plus du rabais', [
        'La fin de semaine, deux enfants de 6 à 11 ans voyagent gratuitement avec vous.',
        'Une pause de un à quatre mois par année, sans frais.',
        'Une carte perdue est remplacée avec son abonnement.',
      ]),
    ],
  },
  en: {
    title: 'Personal bus subscription',
    subtitle: `${discount.en} off, every month`,
    description: `The RTC personal bus subscription: ${discount.en} off the monthly pass, with no one-year commitment.`,
    body: `<p>The monthly pass for ${price.en('subscription')} instead of ${price.en('month')}, reloaded on your OPUS card automatically. You can cancel at any time after the fourth month. At the counter, ask for ${french('l’Abonne-bus perso')}.</p>`,
    blocks: [
      content(
        'How to subscribe',
        steps(
          `Have your RTC profile’s email address handy. No profile yet? <a href="${en.create_account}">Create a profile</a>.`,
          'Go to a service counter with your OPUS card and a bank card.',
          'Start riding on the 1st of the following month.',
        ),
      ),
      content('More than a discount', [
        'On weekends, two children aged 6 to 11 ride free with you.',
        'Pause it for one to four months a year, free of charge.',
        'A lost card is replaced along with its subscription.',
      ]),
    ],
  },
});

const students = promo('promoStudents', {
  fr: {
    title: 'La rentrée en bus',
    subtitle: 'Tarif étudiant, nouveaux départs, carte à l’école',
    description: 'Ce que le RTC offre aux étudiantes et aux étudiants pour l’année scolaire 2026–2027.',
    body: `<p>Le laissez-passer étudiant coûte ${price.fr('month', 'student')} par mois, et ${price.fr('subscription', 'student')} avec l’Abonne-bus perso. Le {545} ajoute six départs vers l’Université de la Vermeille, et le {4} passe toutes les 12 minutes devant le Cégep du Sorbier.</p>`,
    blocks: [
      frForm(
        studentFareForm,
        'Votre titre pour l’année',
        'Répondez à quelques questions sur vos cours et vos déplacements : vous aurez le titre le moins cher.',
      ),
      links('Se préparer', [
        link('Meilleur tarif pour étudiants', fr.best_fare_students),
        link('OPUS dans votre école', fr.opus_school),
        link('Horaires des bus', fr.schedules),
      ]),
    ],
  },
  en: {
    title: 'Back to school by bus',
    subtitle: 'Student fare, new departures, your card at school',
    description: 'What the RTC offers students for the 2026–2027 school year.',
    body: `<p>The student pass costs ${price.en('month', 'student')} a month, and ${price.en('subscription', 'student')} with the personal bus subscription. Route {545} adds six departures to ${french('Université de la Vermeille')}, and route {4} runs every 12 minutes past ${french('Cégep du Sorbier')}.</p>`,
    blocks: [
      enForm(
        studentFareForm,
        'Your fare for the year',
        'Answer a few questions about your classes and your trips to get the cheapest fare.',
      ),
      links('Get ready', [
        link('Best fare for students', en.best_fare_students),
        link('OPUS at your school', en.opus_school),
        link('Bus schedules', en.schedules),
      ]),
    ],
  },
});

/** Small panels shown beside other content, with one link each. */
const panels: SeedItem[] = [
  {
    key: 'panel-subscription',
    type: 'contentPromo',
    fr: {
      title: `${discount.fr} de rabais avec l’Abonne-bus perso`,
      attributes: {
        subtitle: 'Le laissez-passer mensuel, rechargé automatiquement.',
        link_promo: { title: 'Voir l’abonnement', uri: fr.promoSubscription, external: false },
      },
    },
    en: {
      title: `${discount.en} off with the personal bus subscription`,
      attributes: {
        subtitle: 'The monthly pass, reloaded automatically.',
        link_promo: { title: 'See the subscription', uri: en.promoSubscription, external: false },
      },
    },
  },
  {
    key: 'panel-notices',
    type: 'contentPromo',
    fr: {
      title: 'Les avis de vos parcours, par courriel',
      attributes: {
        subtitle: 'Avec un profil RTC gratuit.',
        link_promo: { title: 'Créer un profil', uri: fr.create_account, external: false },
      },
    },
    en: {
      title: 'Your routes’ notices, by email',
      attributes: {
        subtitle: 'With a free RTC profile.',
        link_promo: { title: 'Create a profile', uri: en.create_account, external: false },
      },
    },
  },
];

export const promos = [subscription, students, ...panels];
