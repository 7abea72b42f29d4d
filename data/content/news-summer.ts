import { article } from './articles.ts';
import { list } from '#operators/kit/markup.ts';
import { french, price } from './markup.ts';
import { en, fr } from './paths.ts';

/** What was told in spring and summer. */
export const summerNews = [
  article('news', {
    date: '2026-08-05',
    category: 'category-life',
    organization: 'Ville de Havremont',
    fr: {
      slug: 'fetes-du-fleuve-2026',
      title: 'Fêtes du fleuve : le bus gratuit après 17 h',
      lead: 'Du 13 au 16 août, laissez la voiture et venez voir les feux du quai des Goélands en bus.',
      body: `<p>La Ville offre le passage sur tout le réseau, chaque soir de 17 h à la fin du service. Les parcours {1}, {800} et {803} passent toutes les 8 minutes jusqu’à minuit, et le quai des Goélands est réservé aux gens à pied.</p><p>Avec une poussette ? La Gare fluviale est l’arrêt le plus facile. <a href="${fr.bikes}">Poussettes et bagages à bord</a>.</p>`,
    },
    en: {
      slug: 'river-festival-2026',
      title: 'River festival: free buses after 5 p.m.',
      lead: 'From August 13 to 16, leave the car at home and take the bus to the fireworks.',
      body: `<p>The City is paying for rides on the whole network, every evening from 5 p.m. to the end of service. Routes {1}, {800} and {803} run every 8 minutes until midnight, and ${french('quai des Goélands')} is for pedestrians only.</p><p>Bringing a stroller? ${french('Gare fluviale')} is the easiest stop. <a href="${en.bikes}">Strollers and luggage on board</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-07-14',
    category: 'category-service',
    fr: {
      slug: 'canicule-ou-se-rafraichir',
      title: 'Canicule : où se rafraîchir en attendant le bus',
      lead: 'Les cinq terminus sont climatisés et ouverts jusqu’au dernier bus. De l’eau y est offerte.',
      body: '<p>Quand la santé publique annonce une vague de chaleur, les salles d’attente restent ouvertes à tout le monde, avec ou sans titre. Les bus climatisés, neuf sur dix, sont envoyés d’abord sur les parcours {54} et {79}, vers l’hôpital.</p><p>Si une personne se sent mal à bord, dites-le à la personne au volant : elle appelle les secours et reste avec vous.</p>',
    },
    en: {
      slug: 'heat-wave-where-to-cool-off',
      title: 'Heat wave: where to cool off while you wait',
      lead: 'All five terminals are air-conditioned and open until the last bus. Water is provided.',
      body: '<p>When public health announces a heat wave, the waiting rooms are open to everyone, with or without a fare. Air-conditioned buses, nine in ten, go first to routes {54} and {79}, toward the hospital.</p><p>If someone feels unwell on board, tell the driver, who will call for help and stay with you.</p>',
    },
  }),
  article('news', {
    date: '2026-06-22',
    category: 'category-fares',
    fr: {
      slug: 'tarifs-2026-2027',
      title: 'Les nouveaux tarifs de juillet',
      lead: `Le passage coûtera ${price.fr('ride')} avec la carte OPUS. Les tarifs réduits ne changent pas.`,
      body: `<p>Les prix sont en vigueur du 1<sup>er</sup> juillet 2026 au 30 juin 2027.</p>${list(
        `Un passage : ${price.fr('ride')} au tarif général, ${price.fr('ride', 'senior')} au tarif réduit.`,
        `Le laissez-passer mensuel : ${price.fr('month')} au tarif général, ${price.fr('month', 'student')} pour les études, ${price.fr('month', 'youth')} de 6 à 18 ans et ${price.fr('month', 'senior')} à partir de 65 ans.`,
        `L’Abonne-bus perso : ${price.fr('subscription')} par mois.`,
      )}<p>Les titres achetés avant le 1<sup>er</sup> juillet restent bons jusqu’à leur fin. <a href="${fr.fareGrid}">Voir la grille tarifaire</a>.</p>`,
    },
    en: {
      slug: 'fares-2026-2027',
      title: 'New fares on July 1',
      lead: `A ride will cost ${price.en('ride')} with the OPUS card. Reduced fares stay the same.`,
      body: `<p>These prices are in effect from July 1, 2026 to June 30, 2027.</p>${list(
        `One ride: ${price.en('ride')} at the general fare, ${price.en('ride', 'senior')} at the reduced fare.`,
        `Monthly pass: ${price.en('month')} at the general fare, ${price.en('month', 'student')} for students, ${price.en('month', 'youth')} from age 6 to 18 and ${price.en('month', 'senior')} from age 65.`,
        `Personal bus subscription: ${price.en('subscription')} a month.`,
      )}<p>Fares bought before July 1 stay valid until they run out. <a href="${en.fareGrid}">See the fare table</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-06-10',
    category: 'category-service',
    fr: {
      slug: 'horaire-d-ete-2026',
      title: 'L’horaire d’été commence le 20 juin',
      lead: 'Moins de bus aux heures de pointe, plus de bus vers les parcs et la marina.',
      body: `<p>Du 20 juin au 21 août, le réseau suit le rythme des vacances.</p>${list(
        'Les parcours école font relâche, et le {530} et le {545} passent moins souvent.',
        'Le {2} et le {5} passent toutes les 20 minutes la fin de semaine, vers le Phare de la Pointe et le Sommet du Mont-Sorbier.',
        'Le 24 juin et le 1<sup>er</sup> juillet suivent l’horaire du samedi.',
      )}<p><a href="${fr.outings}">Des idées de sorties en bus</a>.</p>`,
    },
    en: {
      slug: 'summer-schedule-2026',
      title: 'Summer schedules start on June 20',
      lead: 'Fewer buses at rush hour, more buses to the parks and the marina.',
      body: `<p>From June 20 to August 21, the network runs on vacation time.</p>${list(
        'School routes stop for the summer, and the {530} and {545} run less often.',
        `The {2} and {5} run every 20 minutes on weekends, to ${french('Phare de la Pointe')} and ${french('Sommet du Mont-Sorbier')}.`,
        'June 24 and July 1 follow the Saturday schedule.',
      )}<p><a href="${en.outings}">Ideas for outings by bus</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-05-01',
    category: 'category-life',
    fr: {
      slug: 'les-supports-a-velos-sont-de-retour',
      title: 'Les supports à vélos sont de retour',
      lead: 'Jusqu’au 31 octobre, deux vélos voyagent à l’avant des Métrobus et des eXpress.',
      body: `<p>Les supports ont été vérifiés un à un et portent maintenant un mode d’emploi en dessins. L’an dernier, 61 000 vélos ont pris le bus, surtout pour monter la côte du Passeur.</p><p>C’est votre première fois ? Un support d’essai est installé au terminus Haut-Coteau tout le mois de mai. <a href="${fr.bikes}">Comment placer son vélo</a>.</p>`,
    },
    en: {
      slug: 'bike-racks-are-back',
      title: 'Bike racks are back',
      lead: 'Until October 31, two bikes can ride at the front of every Métrobus and eXpress bus.',
      body: `<p>Every rack has been checked and now carries instructions in pictures. Last year, 61,000 bikes took the bus, mostly to get up ${french('côte du Passeur')}.</p><p>First time? A practice rack stands at the ${french('Haut-Coteau')} terminal for all of May. <a href="${en.bikes}">How to load your bike</a>.</p>`,
    },
  }),
];
