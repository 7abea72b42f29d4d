import { column, content, link, links, threeColumns } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { askByPhone, french } from './markup.ts';
import { en, fr } from './paths.ts';

export const home = page('home', {
  fr: {
    title: 'Vos bus à Havremont',
    subtitle: 'Horaires, avis et tarifs du Réseau de transport de la Cité',
    description: 'Les bus de Havremont : horaires, avis sur les parcours, tarifs et points de vente du RTC.',
    body: `<p>Le numéro d’un arrêt, à quatre chiffres, est inscrit sur son poteau ; celui d’un parcours, à l’avant du bus. Pour un horaire ou un trajet par téléphone : ${askByPhone.fr}.</p>`,
    blocks: [
      links('Avant de monter à bord', [
        link('Bienvenue à bord', fr.landing, 'Votre premier trajet en bus à Havremont'),
        link('Parc-O-Bus', fr.parkAndRide, 'Sept stationnements gratuits en bordure du réseau'),
        link('Accessibilité du réseau', fr.accessibility, 'Bus à plancher bas, arrêts et aides à bord'),
      ]),
      threeColumns('Prendre le bus, c’est simple', [
        column(
          'Choisir',
          `<p>Le Métrobus passe toutes les 5 à 15 minutes sur les grands axes. leBus relie tous les quartiers. <a href="${fr.networkMap}">Voir les parcours</a>.</p>`,
        ),
        column(
          'Payer',
          `<p>Carte OPUS, carte bancaire ou monnaie exacte : la correspondance est gratuite pendant 90 minutes. <a href="${fr.howToPay}">Voir les modes de paiement</a>.</p>`,
        ),
        column(
          'Rester au courant',
          `<p>Un avis annonce chaque détour et chaque arrêt déplacé. Pour recevoir ceux de vos parcours par courriel, <a href="${fr.create_account}">créez un profil</a>.</p>`,
        ),
      ]),
      content(
        'Cet automne dans le réseau',
        `<p>Depuis le 22 août, le {801} passe toutes les 6 minutes aux heures de pointe et le {4}, toutes les 12 minutes devant le Cégep du Sorbier. L’horaire d’hiver commence le 28 novembre. <a href="${fr.news}/horaire-d-hiver-2026">Lire la nouvelle</a>.</p>`,
      ),
    ],
  },
  en: {
    title: 'Your buses in Havremont',
    subtitle: 'Schedules, notices and fares from the Réseau de transport de la Cité',
    description: 'Havremont’s buses: RTC schedules, route notices, fares and points of sale.',
    body: `<p>Every stop has a four-digit number on its pole; the route number is on the front of the bus. For schedules and trip planning by phone, call ${askByPhone.en}</p>`,
    blocks: [
      links('Before you board', [
        link('Welcome aboard', en.landing, 'Your first bus ride in Havremont'),
        link('Park-and-ride', en.parkAndRide, 'Seven free lots at the edge of the network'),
        link('Network accessibility', en.accessibility, 'Low-floor buses, stops and help on board'),
      ]),
      threeColumns('Taking the bus is simple', [
        column(
          'Choose',
          `<p>${french('Métrobus')} runs every 5 to 15 minutes along the main corridors. ${french('leBus')} connects every neighbourhood. <a href="${en.networkMap}">See the routes</a>.</p>`,
        ),
        column(
          'Pay',
          `<p>OPUS card, bank card or exact change: transfers are free for 90 minutes. <a href="${en.howToPay}">See how to pay</a>.</p>`,
        ),
        column(
          'Stay informed',
          `<p>We post a notice for every detour and every moved stop. To get your routes’ notices by email, <a href="${en.create_account}">create a profile</a>.</p>`,
        ),
      ]),
      content(
        'This fall on the network',
        `<p>Since August 22, the {801} has been running every 6 minutes at rush hour and the {4} every 12 minutes past ${french('Cégep du Sorbier')}. Winter schedules start on November 28. <a href="${en.news}/winter-schedule-2026">Read the article</a>.</p>`,
      ),
    ],
  },
});
