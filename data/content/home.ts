import { lines } from '#data/lines.ts';
import { column, content, intro, link, links, threeColumns } from './blocks.ts';
import { page } from './builders.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

export const home = page('home', {
  fr: {
    title: 'Vos bus à Havremont',
    subtitle: 'Horaires, avis et tarifs du Réseau de transport de la Cité',
    description:
      'Consultez les horaires des bus de Havremont, les avis sur les parcours, les tarifs et les points de vente du RTC.',
    blocks: [
      intro(
        '<p>Entrez un numéro de parcours ou d’arrêt pour voir les prochains passages. Le numéro d’arrêt, à quatre chiffres, est inscrit sur le poteau.</p>',
      ),
      links('Préparer un déplacement', [
        link('Horaires des bus', fr.schedules, 'Par parcours, par arrêt, pour aujourd’hui ou une autre date'),
        link('Avis sur les parcours', fr.notices, 'Détours, arrêts déplacés et travaux en cours'),
        link('Plan du réseau', fr.networkMap, `Les ${lines.length} parcours et leurs correspondances`),
      ]),
      threeColumns('Prendre le bus, c’est simple', [
        column(
          'Choisir',
          `<p>Le Métrobus passe aux 5 à 15 minutes sur les grands axes. leBus relie tous les quartiers. <a href="${fr.networkMap}">Voir les parcours</a>.</p>`,
        ),
        column(
          'Payer',
          `<p>Carte OPUS, carte bancaire ou monnaie exacte : la correspondance est gratuite pendant 90 minutes. <a href="${fr.howToPay}">Voir les modes de paiement</a>.</p>`,
        ),
        column(
          'Rester au courant',
          `<p>Recevez par courriel les avis des parcours que vous prenez. <a href="${fr.create_account}">Créer un profil</a>.</p>`,
        ),
      ]),
      content(
        'Cet automne dans le réseau',
        `<p>Depuis le 22 août, le 801 passe toutes les 8 minutes à l’heure de pointe et le 4, toutes les 12 minutes devant le Cégep du Sorbier. L’horaire d’hiver commence le 28 novembre. <a href="${fr.news}">Lire les nouvelles</a>.</p>`,
      ),
    ],
  },
  en: {
    title: 'Your buses in Havremont',
    subtitle: 'Schedules, notices and fares of the Réseau de transport de la Cité',
    description: 'Havremont bus schedules, route notices, fares and points of sale of the RTC.',
    blocks: [
      intro(
        '<p>Enter a route or stop number to see the next departures. The four-digit stop number is on the pole.</p>',
      ),
      links('Plan a trip', [
        link('Bus schedules', en.schedules, 'By route or by stop, for today or another date'),
        link('Route notices', en.notices, 'Detours, moved stops and road work'),
        link('Network map', en.networkMap, `All ${lines.length} routes and their connections`),
      ]),
      threeColumns('Taking the bus is simple', [
        column(
          'Choose',
          `<p>${french('Métrobus')} runs every 5 to 15 minutes on the main corridors. ${french('leBus')} connects every district. <a href="${en.networkMap}">See the routes</a>.</p>`,
        ),
        column(
          'Pay',
          `<p>OPUS card, bank card or exact change: transfers are free for 90 minutes. <a href="${en.howToPay}">See how to pay</a>.</p>`,
        ),
        column(
          'Stay informed',
          `<p>Get notices by e-mail for the routes you take. <a href="${en.create_account}">Create a profile</a>.</p>`,
        ),
      ]),
      content(
        'This fall in the network',
        `<p>Since August 22, the 801 has run every 8 minutes at rush hour and the 4 every 12 minutes past the ${french('Cégep du Sorbier')}. Winter schedules start on November 28. <a href="${en.news}">Read the news</a>.</p>`,
      ),
    ],
  },
});
