import { article } from './articles.ts';
import { list } from '#operators/kit/markup.ts';
import { french } from './markup.ts';
import { autumnNews } from './news-autumn.ts';
import { summerNews } from './news-summer.ts';
import { en, fr } from './paths.ts';

/** What other pages lead to, and the latest of it promoted. */
const ownNews = [
  article('news', {
    date: '2026-11-12',
    promoted: true,
    category: 'category-service',
    fr: {
      slug: 'horaire-d-hiver-2026',
      title: 'L’horaire d’hiver commence le 28 novembre',
      lead: 'Plus de bus le soir sur le 801 et le 54, et des temps de parcours ajustés à la neige.',
      body: `<p>Du 28 novembre 2026 au 26 mars 2027, les horaires tiennent compte des conditions d’hiver. Quelques minutes de plus sont prévues aux heures de pointe pour que les correspondances soient plus sûres.</p>${list(
        'Le {801} passe toutes les 10 minutes jusqu’à 22 h, plutôt que 20 h.',
        'Le {54} dessert l’Hôpital Maria-Castonguay jusqu’à minuit, tous les jours.',
        'Le {11} ajoute deux départs le samedi matin.',
      )}<p>Les nouveaux horaires sur papier sont offerts aux terminus Marché-Neuf et Haut-Coteau. Voir aussi : <a href="${fr.schedules}">Horaires des bus</a>.</p>`,
    },
    en: {
      slug: 'winter-schedule-2026',
      title: 'Winter schedules start on November 28',
      lead: 'More evening buses on routes 801 and 54, and running times adjusted for snow.',
      body: `<p>From November 28, 2026 to March 26, 2027, schedules allow for winter conditions. A few minutes are added at rush hour to make connections more reliable.</p>${list(
        'The {801} runs every 10 minutes until 10 p.m. instead of 8 p.m.',
        `The {54} serves ${french('Hôpital Maria-Castonguay')} until midnight every day.`,
        'The {11} adds two departures on Saturday mornings.',
      )}<p>The new paper schedules are available at the ${french('Marché-Neuf')} and ${french('Haut-Coteau')} terminals. See also: <a href="${en.schedules}">Bus schedules</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-11-03',
    promoted: true,
    category: 'category-project',
    fr: {
      slug: 'corridor-vermeille-premiere-station',
      title: 'Corridor Vermeille : la première station prend forme',
      lead: 'Les fondations de la station du quai des Goélands sont coulées. La rue de l’Ancien-Bac rouvrira en juin.',
      body: `<p>Sept semaines après le début des travaux, la dalle chauffée de la première station est en place. Les conduites d’eau de la rue de l’Ancien-Bac, posées en 1911, ont été remplacées en même temps.</p><p>Le chantier fait relâche du 18 décembre au 11 janvier. <a href="${fr.project}">Voir le calendrier du projet</a>.</p>`,
    },
    en: {
      slug: 'vermeille-corridor-first-station',
      title: 'Vermeille corridor: the first station takes shape',
      lead: 'The foundations of the station at quai des Goélands have been poured. Rue de l’Ancien-Bac will reopen in June.',
      body: `<p>Seven weeks after work began, the heated slab of the first station is in place. The water mains under ${french('rue de l’Ancien-Bac')}, laid in 1911, were replaced at the same time.</p><p>Work pauses from December 18 to January 11. <a href="${en.project}">See the project timeline</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-10-26',
    category: 'category-life',
    fr: {
      slug: 'le-bus-de-1976-reprend-la-route',
      title: 'Le bus de 1976 reprend la route',
      lead: 'Tous les dimanches de novembre, montez à bord du bus 014, restauré pour les 50 ans du RTC.',
      body: `<p>Neuf mécaniciens à la retraite y ont mis 2 400 heures. Le bus 014, retrouvé dans une grange de Val-Fleuri, a repris ses banquettes vertes et sa sonnette à corde.</p><p>Il circule sur le parcours {1}, au tarif régulier. Départs de la Gare fluviale à 11 h, 13 h et 15 h. <a href="${fr.anniversary_page}">Cinquante ans en dates</a>.</p>`,
    },
    en: {
      slug: 'the-1976-bus-is-back',
      title: 'The 1976 bus is back on the road',
      lead: 'Every Sunday in November, ride bus 014, restored for the 50th anniversary of the RTC.',
      body: `<p>Nine retired mechanics spent 2,400 hours on it. Bus 014, found in a barn in ${french('Val-Fleuri')}, has its green benches and bell cord back.</p><p>It runs on route {1}, at the regular fare. It leaves ${french('Gare fluviale')} at 11 a.m., 1 p.m. and 3 p.m. <a href="${en.anniversary_page}">Fifty years, year by year</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-10-07',
    category: 'category-fares',
    fr: {
      slug: 'payer-avec-une-carte-bancaire',
      title: 'Payez avec votre carte bancaire dans tous les bus',
      lead: 'Le paiement sans contact est offert partout. Après trois passages le même jour, les autres sont gratuits.',
      body: `<p>L’essai mené depuis avril sur les parcours {800} et {803} est concluant : une personne sur cinq y paie maintenant avec sa carte ou son téléphone. Les 310 bus sont équipés.</p><p>Chaque personne présente sa propre carte. La correspondance de 90 minutes est calculée automatiquement. <a href="${fr.howToPay}">Voir les modes de paiement</a>.</p>`,
    },
    en: {
      slug: 'pay-with-a-bank-card',
      title: 'Pay with your bank card on every bus',
      lead: 'Contactless payment is now available everywhere. After three rides in a day, the rest are free.',
      body: `<p>The trial under way since April on routes {800} and {803} is a success: one rider in five there now pays by card or phone. All 310 buses are equipped.</p><p>Each person taps their own card. The 90-minute transfer is applied automatically. <a href="${en.howToPay}">See how to pay</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-09-21',
    category: 'category-life',
    fr: {
      slug: 'semaine-sans-voiture',
      title: 'Une semaine sans voiture : 9 200 déplacements de plus',
      lead: 'Les enfants de 11 ans et moins voyageaient gratuitement. Les familles ont répondu à l’appel.',
      body: '<p>Du 14 au 20 septembre, la fréquentation de fin de semaine a grimpé de 14 %. Le parc de la Grève, desservi par le {11}, est la destination qui a le plus gagné. L’an prochain, l’offre durera deux semaines.</p>',
    },
    en: {
      slug: 'car-free-week',
      title: 'Car-free week: 9,200 more trips',
      lead: 'Children 11 and under rode free. Families answered the call.',
      body: `<p>From September 14 to 20, weekend ridership climbed by 14%. ${french('Parc de la Grève')}, served by route {11}, saw the biggest increase. Next year, the offer will last two weeks.</p>`,
    },
  }),
  article('news', {
    date: '2026-08-19',
    category: 'category-service',
    fr: {
      slug: 'rentree-2026',
      title: 'Rentrée : six départs de plus vers l’université',
      lead: 'Le 22 août, le 545, le 4 et le 801 gagnent des départs aux heures de cours.',
      body: `<p>Le {545} quitte la Fonderie à 7 h 10, 7 h 40 et 8 h 10, et repart de l’Université de la Vermeille à 15 h 45, 16 h 15 et 16 h 45. Le {4} passe toutes les 12 minutes devant le Cégep du Sorbier.</p><p>Pour la carte avec photo, voyez la tournée <a href="${fr.opus_school}">OPUS dans votre école</a>.</p>`,
    },
    en: {
      slug: 'back-to-school-2026',
      title: 'Back to school: six more departures to the university',
      lead: 'On August 22, routes 545, 4 and 801 gain departures at class times.',
      body: `<p>The {545} leaves ${french('la Fonderie')} at 7:10, 7:40 and 8:10 a.m., and leaves ${french('Université de la Vermeille')} for the return trip at 3:45, 4:15 and 4:45 p.m. The {4} runs every 12 minutes past ${french('Cégep du Sorbier')}.</p><p>For the photo card, see the <a href="${en.opus_school}">OPUS at your school</a> tour.</p>`,
    },
  }),
];

export const news = [...ownNews, ...autumnNews, ...summerNews];
