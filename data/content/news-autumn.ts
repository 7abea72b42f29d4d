import { article } from './articles.ts';
import { list } from '#operators/kit/markup.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

/** What was told from September on, besides the items that other pages lead to. */
export const autumnNews = [
  article('news', {
    date: '2026-11-13',
    category: 'category-service',
    fr: {
      slug: 'service-du-temps-des-fetes-2026',
      title: 'Le service du temps des Fêtes',
      lead: 'L’horaire du dimanche s’applique quatre jours, du 25 décembre au 2 janvier.',
      body: `<p>Les bus roulent tous les jours pendant les Fêtes. Ce qui change :</p>${list(
        'Les 25 et 26 décembre, les 1<sup>er</sup> et 2 janvier : l’horaire du dimanche.',
        'Les 24 et 31 décembre : l’horaire habituel, avec des départs du {801} et du {803} jusqu’à 1 h.',
        'Du 21 décembre au 5 janvier : pas de parcours école ; jusqu’au 3 janvier, pas de quart de soir sur les parcours industriels.',
      )}<p>Le service à la clientèle est fermé les 25 décembre et 1<sup>er</sup> janvier. <a href="${fr.holidays}">Voir tous les jours fériés</a>.</p>`,
    },
    en: {
      slug: 'holiday-service-2026',
      title: 'Bus service over the holidays',
      lead: 'Sunday schedules apply on four days, from December 25 to January 2.',
      body: `<p>Buses run every day over the holidays. What changes:</p>${list(
        'December 25 and 26, January 1 and 2: Sunday schedules.',
        'December 24 and 31: regular schedules, with {801} and {803} departures until 1 a.m.',
        'From December 21 to January 5: no school routes; until January 3, no evening shift on industrial routes.',
      )}<p>Customer service is closed on December 25 and January 1. <a href="${en.holidays}">See all the holidays</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-10-28',
    category: 'category-service',
    fr: {
      slug: 'retour-a-l-heure-normale-2026',
      title: 'On recule l’heure : ce qui se passe dans les bus de nuit',
      lead: 'Dans la nuit du samedi 31 octobre au dimanche, les Couche-tard suivent l’heure avancée jusqu’au dernier départ.',
      body: `<p>À 2 h, il sera de nouveau 1 h. Les Couche-tard partent du terminus Marché-Neuf une heure trente, deux heures quinze et trois heures après minuit, comme d’habitude : le dernier bus affiche donc 2 h à l’heure normale.</p><p>Les heures en direct du site suivent la bonne heure toute la nuit. <a href="${fr.nightService}">Tout sur le service de nuit</a>.</p>`,
    },
    en: {
      slug: 'clocks-go-back-2026',
      title: 'Clocks go back: what happens to night buses',
      lead: 'On the night of October 31 to November 1, Couche-tard buses keep daylight time until the last departure.',
      body: `<p>At 2 a.m., it will be 1 a.m. again. ${french('Couche-tard')} buses leave the ${french('Marché-Neuf')} terminal one and a half hours, two and a quarter hours and three hours after midnight, as usual: the last bus therefore leaves at 2 a.m. standard time.</p><p>Live times on the site follow the right time all night. <a href="${en.nightService}">All about night service</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-10-19',
    category: 'category-life',
    fr: {
      slug: 'visibles-a-l-arret',
      title: 'Visibles à l’arrêt : 5 000 brassards à donner',
      lead: 'Les matins sombres reviennent. Passez prendre un brassard réfléchissant à un comptoir de service.',
      body: '<p>À 50 km à l’heure, une personne vêtue de noir n’est vue qu’à 30 m ; avec un brassard, à 150 m. Le brassard est gratuit, un par personne, aux terminus Marché-Neuf et Haut-Coteau, jusqu’à épuisement des stocks.</p><p>À l’arrêt, la lumière de votre téléphone, levée à l’approche du bus, fait aussi l’affaire.</p>',
    },
    en: {
      slug: 'be-seen-at-the-stop',
      title: 'Be seen at the stop: 5,000 armbands to give away',
      lead: 'Dark mornings are back. Pick up a reflective armband at a service counter.',
      body: `<p>At 50 km an hour, a person dressed in black is seen from only 30 m away; with an armband, from 150 m. Armbands are free, one per person, at the ${french('Marché-Neuf')} and ${french('Haut-Coteau')} terminals, while supplies last.</p><p>At the stop, holding up your phone’s light as the bus approaches works too.</p>`,
    },
  }),
  article('news', {
    date: '2026-10-14',
    category: 'category-project',
    organization: 'Ville de Havremont',
    fr: {
      slug: 'reseau-2030-votre-avis',
      title: 'Réseau 2030 : quatre soirées pour donner votre avis',
      lead: 'La Ville et le RTC préparent le réseau qui entourera le corridor Vermeille. Venez en parler.',
      body: `<p>Quand le corridor ouvrira, la moitié des parcours changera de tracé. Trois versions du plan sont sur la table ; aucune n’est choisie.</p>${list(
        'Bibliothèque Aurore-Pépin, le 18 novembre à 19 h.',
        'Cégep du Sorbier, le 24 novembre à 17 h 30.',
        'CLSC de Bellerive, le 2 décembre à 19 h.',
        'Aréna Gérard-Lantin, le 9 décembre à 19 h.',
      )}<p>Les salles sont accessibles en fauteuil roulant. Une garderie est offerte sur place. <a href="${fr.network2030}">Lire le projet Réseau 2030</a>.</p>`,
    },
    en: {
      slug: 'network-2030-have-your-say',
      title: 'Network 2030: four evenings to have your say',
      lead: 'The City and the RTC are planning the network around the Vermeille corridor. Come and talk about it.',
      body: `<p>When the corridor opens, half of the routes will change. Three versions of the plan are on the table; none has been chosen.</p>${list(
        `${french('Bibliothèque Aurore-Pépin')}, November 18 at 7 p.m.`,
        `${french('Cégep du Sorbier')}, November 24 at 5:30 p.m.`,
        `${french('CLSC de Bellerive')}, December 2 at 7 p.m.`,
        `${french('Aréna Gérard-Lantin')}, December 9 at 7 p.m.`,
      )}<p>All rooms are wheelchair accessible, and child care is offered on site. <a href="${en.network2030}">Read about Network 2030</a>.</p>`,
    },
  }),
  article('news', {
    date: '2026-09-29',
    category: 'category-service',
    fr: {
      slug: 'dix-huit-abribus-chauffes',
      title: 'Dix-huit abribus chauffés avant l’hiver',
      lead: 'Ils se trouvent aux arrêts où l’on attend le plus longtemps, surtout devant les hôpitaux et les écoles.',
      body: `<p>Le banc et le sol sont chauffés dès que la température passe sous 2 °C, et seulement quand quelqu’un s’y trouve. Les dix-huit abribus consomment ensemble autant que trois maisons.</p><p>Les premiers sont en service devant l’Hôpital Maria-Castonguay, desservi par le {54} et le {79}, et au terminus Bellerive. <a href="${fr.winter}">Le service en hiver</a>.</p>`,
    },
    en: {
      slug: 'eighteen-heated-shelters',
      title: 'Eighteen heated shelters before winter',
      lead: 'They stand where riders wait longest, mostly outside hospitals and schools.',
      body: `<p>The bench and floor are heated whenever it is below 2 °C, and only when someone is there. Together, the eighteen shelters use as much power as three houses.</p><p>The first ones are in service outside ${french('Hôpital Maria-Castonguay')}, served by the {54} and the {79}, and at the ${french('Bellerive')} terminal. <a href="${en.winter}">Winter service</a>.</p>`,
    },
  }),
];
