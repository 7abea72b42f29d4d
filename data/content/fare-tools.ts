import { content, link, links } from '#operators/kit/blocks.ts';
import { module } from './builders.ts';
import { french, price } from './markup.ts';
import { en, fr } from './paths.ts';

const pointsOfSale = module('points_of_sale', {
  fr: {
    title: 'Points de vente',
    subtitle: 'Une quarantaine d’endroits où recharger votre carte',
    description: 'Commerces, distributrices et comptoirs où acheter et recharger les titres du RTC.',
    body: '<p>Les titres du RTC se vendent et se rechargent dans tous les quartiers, sur les deux rives. La carte OPUS sans photo coûte 6 $ ; la carte avec photo se fait aux comptoirs de service.</p>',
    blocks: [
      content('Trois sortes de points de vente', [
        '<strong>Comptoirs de service</strong>, aux terminus Marché-Neuf et Haut-Coteau : cartes avec photo, remboursements, abonnements. En semaine de 7 h à 18 h, le samedi de 9 h à 16 h ; à Haut-Coteau, aussi le dimanche de 11 h à 16 h.',
        '<strong>Distributrices</strong>, dans tous les terminus, à l’Université de la Vermeille et à l’Hôpital Maria-Castonguay : jour et nuit, par carte seulement.',
        '<strong>Commerces</strong> : recharge de tous les titres, vente de la carte OPUS sans photo.',
      ]),
    ],
  },
  en: {
    title: 'Points of sale',
    subtitle: 'About 40 places to reload your card',
    description: 'Stores, vending machines and counters where RTC fares are sold and reloaded.',
    body: '<p>You can buy and reload RTC fares in every neighbourhood, on both banks of the river. An OPUS card without a photo costs $6; photo cards are made at the service counters.</p>',
    blocks: [
      content('Three kinds of points of sale', [
        `<strong>Service counters</strong> at the ${french('Marché-Neuf')} and ${french('Haut-Coteau')} terminals: photo cards, refunds, subscriptions. Weekdays from 7 a.m. to 6 p.m., Saturdays from 9 a.m. to 4 p.m.; at ${french('Haut-Coteau')}, also Sundays from 11 a.m. to 4 p.m.`,
        `<strong>Vending machines</strong> in every terminal, at ${french('Université de la Vermeille')} and at ${french('Hôpital Maria-Castonguay')}: day and night, cards only.`,
        '<strong>Stores</strong>: every fare can be reloaded, and OPUS cards without a photo are sold.',
      ]),
    ],
  },
});

const bestFare = module('best_fare', {
  fr: {
    title: 'Meilleur tarif',
    subtitle: 'Payer le juste prix selon vos déplacements',
    description: 'Le titre du RTC le moins cher selon votre âge et votre nombre de passages par mois.',
    body: '<p>Le titre le moins cher dépend de votre âge, de vos études et du nombre de fois que vous prenez le bus dans un mois. Une correspondance dans les 90 minutes ne compte pas comme un passage de plus.</p>',
    blocks: [
      content('En règle générale', [
        `Jusqu’à 21 passages par mois, au tarif général : le passage à ${price.fr('ride')}, à l’unité ou par 10.`,
        `22 passages et plus : l’Abonne-bus perso à ${price.fr('subscription')} par mois.`,
        `Plusieurs déplacements le même jour, sans carte : le laissez-passer 1 jour à ${price.fr('day')}.`,
      ]),
      links('Voir aussi', [
        link('Grille tarifaire', fr.fareGrid),
        link('Meilleur tarif pour étudiants', fr.best_fare_students),
      ]),
    ],
  },
  en: {
    title: 'Best fare',
    subtitle: 'Pay the right price for your trips',
    description: 'The cheapest RTC fare for your age and the number of rides you take in a month.',
    body: '<p>The cheapest fare depends on your age, your studies and how often you take the bus in a month. A transfer within 90 minutes does not count as another ride.</p>',
    blocks: [
      content('As a rule of thumb', [
        `Up to 21 rides a month, at the general fare: rides at ${price.en('ride')} each, bought one at a time or 10 at a time.`,
        `22 rides or more: the personal bus subscription at ${price.en('subscription')} a month.`,
        `Several trips in one day, without a card: the 1-day pass at ${price.en('day')}.`,
      ]),
      links('See also', [
        link('Fare table', en.fareGrid),
        link('Best fare for students', en.best_fare_students),
      ]),
    ],
  },
});

const bestFareStudents = module('best_fare_students', {
  fr: {
    title: 'Meilleur tarif pour étudiants',
    subtitle: 'Pour le cégep, l’université et la formation professionnelle',
    description: 'Le titre du RTC le moins cher selon votre âge, vos cours et vos déplacements.',
    body: `<p>Vos jours de cours changent le calcul. Au tarif étudiant, un passage coûte ${price.fr('ride', 'student')} ; dès trois jours de cours par semaine, l’Abonne-bus perso revient moins cher.</p>`,
    blocks: [
      content('Avant de choisir', [
        'Le tarif étudiant demande une carte OPUS avec photo, valide jusqu’au 31 octobre suivant la fin de vos études.',
        `L’Abonne-bus perso coûte ${price.fr('subscription', 'student')} par mois et peut être suspendu de mai à août.`,
        `À l’Université de la Vermeille, le laissez-passer est compris dans les droits de la session : vérifiez auprès de votre association.`,
      ]),
      links('Voir aussi', [
        link('OPUS dans votre école', fr.opus_school),
        link('Grille tarifaire', fr.fareGrid),
      ]),
    ],
  },
  en: {
    title: 'Best fare for students',
    subtitle: 'For CEGEP, university and vocational training',
    description: 'The cheapest RTC fare for your age, your classes and your trips.',
    body: `<p>The number of days you have class makes a difference. At the student fare, a ride costs ${price.en('ride', 'student')}; if you have class three days a week or more, the personal bus subscription is cheaper.</p>`,
    blocks: [
      content('Before you choose', [
        'The student fare requires an OPUS photo card, valid until the October 31 that follows the end of your studies.',
        `The personal bus subscription costs ${price.en('subscription', 'student')} a month and can be suspended from May to August.`,
        `At ${french('Université de la Vermeille')}, the pass is included in your term fees: check with your student association.`,
      ]),
      links('See also', [link('OPUS at your school', en.opus_school), link('Fare table', en.fareGrid)]),
    ],
  },
});

const opusSchool = module('opus_school', {
  fr: {
    title: 'OPUS dans votre école',
    subtitle: 'Votre carte avec photo, sans vous déplacer',
    description: 'La tournée du RTC dans les écoles, pour la photo des cartes OPUS étudiantes.',
    body: '<p>De la fin d’août à la mi-octobre, notre équipe s’installe dans les écoles, les cégeps et à l’université. Chaque établissement annonce le local à ses élèves.</p>',
    blocks: [
      content('À apporter', [
        'Une pièce d’identité avec photo ou la carte d’assurance maladie.',
        'Une preuve d’inscription à temps plein pour la session en cours.',
        '16 $ par carte bancaire ; rien si vous renouvelez une carte de moins de sept ans.',
      ]),
      content(
        'Après la tournée',
        `<p>Les comptoirs des terminus Marché-Neuf et Haut-Coteau font la carte toute l’année, sans rendez-vous. <a href="${fr.points_of_sale}">Voir les heures</a>.</p>`,
      ),
      links('Pour le personnel des écoles', [
        link(
          'Demander une visite scolaire',
          fr.schoolVisits,
          'Photos pour la carte, atelier, bus dans la cour',
        ),
      ]),
    ],
  },
  en: {
    title: 'OPUS at your school',
    subtitle: 'Your photo card without going out of your way',
    description: 'The RTC school tour, where photos are taken for student OPUS cards.',
    body: '<p>From late August to mid-October, our team sets up in schools, in CEGEPs and at the university. Each school tells its students where.</p>',
    blocks: [
      content('What to bring', [
        'Photo ID or your health insurance card.',
        'Proof of full-time registration for the current term.',
        '$16, by bank card; free if you are renewing a card less than seven years old.',
      ]),
      content(
        'After the tour',
        `<p>The service counters at the ${french('Marché-Neuf')} and ${french('Haut-Coteau')} terminals make photo cards all year, no appointment needed. <a href="${en.points_of_sale}">See the hours</a>.</p>`,
      ),
      links('For school staff', [
        link(
          'Request a school visit',
          en.schoolVisits,
          'Photos for the card, workshop, bus in the schoolyard',
        ),
      ]),
    ],
  },
});

export const fareTools = [pointsOfSale, bestFare, bestFareStudents, opusSchool];
