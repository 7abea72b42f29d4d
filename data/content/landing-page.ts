import { column, content, link, links, threeColumns } from '#operators/kit/blocks.ts';
import { landing } from './builders.ts';
import { steps } from '#operators/kit/markup.ts';
import { discount, french, price } from './markup.ts';
import { en, fr } from './paths.ts';

export const welcomeAboard = landing('landing', {
  fr: {
    title: 'Bienvenue à bord',
    subtitle: 'Votre premier trajet en bus à Havremont',
    description: 'Tout ce qu’il faut savoir pour prendre le bus pour la première fois à Havremont.',
    body: '<p>Vous venez d’arriver à Havremont, ou vous laissez la voiture ? Voici l’essentiel, en cinq minutes de lecture.</p>',
    blocks: [
      content(
        'Votre premier trajet',
        steps(
          `Trouvez votre parcours sur le <a href="${fr.networkMap}">plan du réseau</a>. L’horaire est affiché à l’arrêt ; voyez aussi les <a href="${fr.schedules}">horaires des bus</a>.`,
          'Soyez à l’arrêt avec trois minutes d’avance et faites signe à l’approche du bus.',
          'Montez à l’avant et présentez votre carte au valideur.',
          'Appuyez sur un bouton rouge un arrêt avant le vôtre, puis descendez par la porte arrière.',
        ),
      ),
      threeColumns('Selon votre situation', [
        column(
          'Vous étudiez',
          `<p>Le tarif étudiant vous fait économiser le tiers du prix du laissez-passer mensuel. <a href="${fr.best_fare_students}">Voir le meilleur tarif pour étudiants</a>.</p>`,
        ),
        column(
          'Vous travaillez',
          `<p>L’Abonne-bus perso coûte ${discount.fr} de moins que le laissez-passer mensuel. <a href="${fr.promoSubscription}">Voir l’abonnement</a>.</p>`,
        ),
        column(
          'Vous êtes de passage',
          `<p>Le laissez-passer 1 jour, à ${price.fr('day')}, mène partout, y compris au quai des Goélands. <a href="${fr.fareGrid}">Voir les tarifs</a>.</p>`,
        ),
      ]),
      links('La suite', [
        link('Comment payer', fr.howToPay),
        link('Créer un profil', fr.create_account, 'Pour recevoir les avis de vos parcours par courriel'),
        link('Infolettre', fr.newsletter, 'Une fois par mois, l’essentiel du réseau'),
      ]),
    ],
  },
  en: {
    title: 'Welcome aboard',
    subtitle: 'Your first bus ride in Havremont',
    description: 'Everything you need to know to take the bus for the first time in Havremont.',
    body: '<p>Just arrived in Havremont, or leaving the car behind? Here are the basics, in a five-minute read.</p>',
    blocks: [
      content(
        'Your first ride',
        steps(
          `Find your route on the <a href="${en.networkMap}">network map</a>. The schedule is posted at the stop; see also the <a href="${en.schedules}">bus schedules</a>.`,
          'Be at the stop three minutes early and wave as the bus approaches.',
          'Board at the front and tap your card on the validator.',
          'Press a red button one stop before yours, then get off through the back door.',
        ),
      ),
      threeColumns('Depending on your situation', [
        column(
          'You are a student',
          `<p>The student fare saves you a third on the monthly pass. <a href="${en.best_fare_students}">See the best fare for students</a>.</p>`,
        ),
        column(
          'You work',
          `<p>The personal bus subscription costs ${discount.en} less than the monthly pass. <a href="${en.promoSubscription}">See the subscription</a>.</p>`,
        ),
        column(
          'You are visiting',
          `<p>The 1-day pass, at ${price.en('day')}, takes you everywhere, ${french('quai des Goélands')} included. <a href="${en.fareGrid}">See the fares</a>.</p>`,
        ),
      ]),
      links('Next steps', [
        link('How to pay', en.howToPay),
        link('Create a profile', en.create_account, 'To get your routes’ notices by email'),
        link('Newsletter', en.newsletter, 'Network news, once a month'),
      ]),
    ],
  },
});
