import { content, link, links, listNews } from '#operators/kit/blocks.ts';
import { hub, module } from './builders.ts';
import { askByPhone, customerService, mediaDesk } from './markup.ts';
import { en, fr } from './paths.ts';

const mediaHub = hub('media', {
  fr: {
    title: 'Médias',
    subtitle: 'Nouvelles et communiqués du RTC',
    description: 'Nouvelles, communiqués et coordonnées du RTC pour les médias.',
    body: '<p>Suivez l’actualité du réseau. Les journalistes trouveront ici nos communiqués et une ligne directe.</p>',
    blocks: [
      links('À lire', [
        link('Nouvelles', fr.news, 'Pour la clientèle'),
        link('Communiqués', fr.press_release, 'Pour les médias'),
        link('Images', fr.media_archive, 'À reproduire librement'),
        link('Corridor Vermeille', fr.project, 'Le grand projet de la décennie'),
      ]),
      listNews('Dernières nouvelles', 'news_latest'),
      listNews('Derniers communiqués', 'press_release_latest'),
      content(
        'Joindre les relations avec les médias',
        `<p>${mediaDesk}, tous les jours de 7 h à 21 h. Cette ligne est réservée aux journalistes ; pour un trajet ou une plainte, composez le ${customerService}.</p>`,
      ),
    ],
  },
  en: {
    title: 'Media',
    subtitle: 'RTC news and press releases',
    description: 'RTC news, press releases and media contact.',
    body: '<p>Keep up with the network. Journalists will find our press releases and a direct line here.</p>',
    blocks: [
      links('What to read', [
        link('News', en.news, 'For riders'),
        link('Press releases', en.press_release, 'For the media'),
        link('Pictures', en.media_archive, 'Free to reproduce'),
        link('Vermeille corridor', en.project, 'The big project of the decade'),
      ]),
      listNews('Latest news', 'news_latest'),
      listNews('Latest press releases', 'press_release_latest'),
      content(
        'Contact media relations',
        `<p>${mediaDesk}, every day from 7 a.m. to 9 p.m. This line is for journalists; for a trip or a complaint, call ${customerService}.</p>`,
      ),
    ],
  },
});

const news = module('news', {
  configuration: { defaultInstance: true, contentType: 'news' },
  fr: {
    title: 'Nouvelles',
    subtitle: 'Ce qui change dans le réseau',
    description: 'Les nouvelles du RTC : horaires, projets, tarifs et vie du réseau.',
    body: `<p>Horaires, projets et vie du réseau. Pour un détour ou un arrêt déplacé, voyez plutôt les <a href="${fr.notices}">avis sur les parcours</a>.</p>`,
    bottom: [links('Voir aussi', [link('Communiqués', fr.press_release), link('Infolettre', fr.newsletter)])],
  },
  en: {
    title: 'News',
    subtitle: 'What is changing on the network',
    description: 'RTC news: schedules, projects, fares and life on the network.',
    body: `<p>Schedules, projects and life on the network. For a detour or a moved stop, see the <a href="${en.notices}">route notices</a> instead.</p>`,
    bottom: [
      links('See also', [link('Press releases', en.press_release), link('Newsletter', en.newsletter)]),
    ],
  },
});

/** The news screen again, for other items: it keeps its own key so that both have routes. */
const pressReleases = module('press_release', {
  configuration: { contentType: 'press_release' },
  fr: {
    title: 'Communiqués',
    subtitle: 'Les annonces officielles du RTC',
    description: 'Les communiqués de presse du Réseau de transport de la Cité.',
    body: `<p>Pour une entrevue ou une précision, joignez les relations avec les médias au ${mediaDesk}.</p>`,
    bottom: [links('Voir aussi', [link('Nouvelles', fr.news), link('À propos du RTC', fr.about)])],
  },
  en: {
    title: 'Press releases',
    subtitle: 'Official announcements from the RTC',
    description: 'Press releases from the Réseau de transport de la Cité.',
    body: `<p>For an interview or a question, call media relations at ${mediaDesk}.</p>`,
    bottom: [links('See also', [link('News', en.news), link('About the RTC', en.about)])],
  },
});

const archive = module('media_archive', {
  fr: {
    title: 'Images',
    subtitle: 'Pour illustrer un article ou un exposé',
    description: 'Les images du RTC que les médias et les écoles peuvent reproduire, par catégorie.',
    body: `<p>Vous pouvez reproduire ces images sans frais, avec la mention « RTC ». Pour une autre image ou un tournage à bord, joignez les relations avec les médias au ${mediaDesk}.</p>`,
    bottom: [links('Voir aussi', [link('Communiqués', fr.press_release), link('Nouvelles', fr.news)])],
  },
  en: {
    title: 'Pictures',
    subtitle: 'For an article or a school project',
    description: 'RTC pictures that media and schools may reproduce, by category.',
    body: `<p>You may reproduce these pictures free of charge, with the credit “RTC.” For another picture or to film on board, call media relations at ${mediaDesk}.</p>`,
    bottom: [links('See also', [link('Press releases', en.press_release), link('News', en.news)])],
  },
});

const search = module('search', {
  fr: {
    title: 'Recherche',
    subtitle: 'Dans tout le site',
    description: 'La recherche dans les pages, les nouvelles et les avis du site du RTC.',
    body: `<p>Pour un horaire, un trajet ou un tarif, notre équipe répond aussi par téléphone : ${askByPhone.fr}.</p>`,
    bottom: [
      content('Conseils de recherche', [
        'Un ou deux mots valent mieux qu’une phrase.',
        'Un autre mot aide parfois : « laissez-passer » plutôt que « abonnement », par exemple.',
      ]),
      links('Recherches fréquentes', [
        link('Horaires des bus', fr.schedules),
        link('Grille tarifaire', fr.fareGrid),
        link('Objets perdus', fr.lostAndFound),
        link('Service à la clientèle', fr.contact),
      ]),
    ],
  },
  en: {
    title: 'Search',
    subtitle: 'Across the whole site',
    description: 'Search the pages, news and notices of the RTC website.',
    body: `<p>Our team also answers questions about schedules, trips and fares by phone: ${askByPhone.en}</p>`,
    bottom: [
      content('Search tips', [
        'One or two words work better than a sentence.',
        'A different word sometimes helps: “pass” instead of “subscription,” for example.',
      ]),
      links('Popular searches', [
        link('Bus schedules', en.schedules),
        link('Fare table', en.fareGrid),
        link('Lost and found', en.lostAndFound),
        link('Customer service', en.contact),
      ]),
    ],
  },
});

export const mediaModules = [mediaHub, news, pressReleases, archive, search];
