import { accordion, content, contentsTable, link, links } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { steps } from '#operators/kit/markup.ts';
import { paratransitDesk, postalAddress, price } from './markup.ts';
import { en, fr } from './paths.ts';

export const paratransit = page('paratransit', {
  fr: {
    title: 'Transport adapté',
    subtitle: 'De porte à porte, sur réservation',
    description:
      'Le transport adapté du RTC : qui y a droit, comment s’inscrire, réserver et annuler un déplacement.',
    blocks: [
      contentsTable(
        'Sur cette page',
        '<p>Le transport adapté s’adresse aux personnes qu’un handicap empêche de prendre le bus, toujours ou en certaines saisons. Un minibus ou un taxi vous prend à la porte et vous y ramène.</p>',
      ),
      content('Qui y a droit', [
        'Une personne handicapée, au sens de la loi, de façon significative et durable.',
        'Dont le handicap l’empêche, par exemple, de marcher 400 m, de monter une marche ou de s’orienter seule.',
        'Sans condition d’âge ni de revenu, à Havremont et dans les municipalités voisines qui participent.',
      ]),
      content(
        'S’inscrire',
        steps(
          `Remplissez la <a href="${fr.paratransitApplication}">demande en ligne</a>, ou demandez le formulaire au ${paratransitDesk} ou à un comptoir de service ; il existe en gros caractères.`,
          'Faites remplir la partie médicale par une personne professionnelle de la santé.',
          `Joignez-la à la demande en ligne, ou envoyez le tout par la poste : ${postalAddress.replace('<br>', ', ')}.`,
          'Le comité d’admission répond dans les 45 jours. Un refus peut être révisé.',
        ),
      ),
      content(
        'Réserver et annuler',
        `<p>Appelez le ${paratransitDesk}, tous les jours de 7 h à 21 h, au plus tard la veille à 16 h. Un déplacement qui revient chaque semaine se réserve une seule fois. Annulez au moins une heure à l’avance : le siège servira à quelqu’un d’autre.</p>`,
      ),
      content(
        'Ce que cela coûte',
        `<p>Le même prix que le bus : ${price.fr('ride')} le passage au tarif général, ou votre laissez-passer. La personne qui vous accompagne par nécessité voyage gratuitement.</p>`,
      ),
      accordion('Le jour du déplacement', {
        'Quand le véhicule arrive-t-il ?':
          '<p>Dans les 15 minutes avant ou après l’heure convenue. Un appel vous prévient cinq minutes avant l’arrivée.</p>',
        'La personne au volant m’aide-t-elle ?':
          '<p>Oui, de la porte d’entrée au véhicule et jusqu’à la porte d’arrivée. Elle ne monte pas plus d’une marche avec un fauteuil roulant.</p>',
        'Puis-je aussi prendre le bus ?': `<p>Oui. Beaucoup de gens combinent les deux, selon la saison. <a href="${fr.accessibility}">Voir l’accessibilité du réseau</a>.</p>`,
      }),
      links('Voir aussi', [
        link('Demande d’admission en ligne', fr.paratransitApplication),
        link('Accessibilité du réseau', fr.accessibility),
        link('Service à la clientèle', fr.contact),
      ]),
    ],
  },
  en: {
    title: 'Paratransit',
    subtitle: 'Door to door, by reservation',
    description: 'RTC paratransit: who is eligible, how to register, and how to book and cancel a trip.',
    blocks: [
      contentsTable(
        'On this page',
        '<p>Paratransit is for people whose disability keeps them from taking the bus, always or in some seasons. A minibus or taxi picks you up at your door and brings you back.</p>',
      ),
      content('Who is eligible', [
        'A person with a significant and lasting disability, as defined by law.',
        'Whose disability keeps them, for example, from walking 400 m, climbing a step or finding their way alone.',
        'Whatever their age or income, in Havremont and the neighbouring municipalities that take part.',
      ]),
      content(
        'Registering',
        steps(
          `Fill out the <a href="${en.paratransitApplication}">online application</a>, or ask for the form at ${paratransitDesk} or at a service counter; it is available in large print.`,
          'Have a health professional fill out the medical section.',
          `Attach it to the online application, or send everything by mail: <span lang="fr">${postalAddress.replace('<br>', ', ')}</span>.`,
          'The admission committee answers within 45 days. A refusal can be reviewed.',
        ),
      ),
      content(
        'Booking and cancelling',
        `<p>Call ${paratransitDesk}, every day from 7 a.m. to 9 p.m., no later than 4 p.m. the day before. A trip you make every week is booked only once. Cancel at least an hour ahead: someone else can have the seat.</p>`,
      ),
      content(
        'What it costs',
        `<p>The same as the bus: ${price.en('ride')} a ride at the general fare, or your pass. A person who must accompany you rides free.</p>`,
      ),
      accordion('On the day', {
        'When does the vehicle arrive?':
          '<p>Within 15 minutes before or after the agreed time. You get a call five minutes before it arrives.</p>',
        'Will the driver help me?':
          '<p>Yes, from the front door to the vehicle and up to the door where you are going. Drivers do not take a wheelchair up more than one step.</p>',
        'May I also take the bus?': `<p>Yes. Many people combine the two, depending on the season. <a href="${en.accessibility}">See network accessibility</a>.</p>`,
      }),
      links('See also', [
        link('Online application', en.paratransitApplication),
        link('Network accessibility', en.accessibility),
        link('Customer service', en.contact),
      ]),
    ],
  },
});
