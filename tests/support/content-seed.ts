import type { ContentSeed, SeedItem } from '#services/content/seed.ts';

/** The instant the content tests stand at. */
export const contentNow = '2026-11-10T15:00:00Z';

const images: readonly SeedItem[] = [
  {
    key: 'image-bridge',
    type: 'mediaImages',
    created: '2026-01-02T12:00:00Z',
    shared: {
      uri: { original: '/media/pont.jpg', large: '/media/pont-large.jpg', medium: '/media/pont-medium.jpg' },
      link: '/propos',
    },
    fr: { title: 'Pont', attributes: { alt: 'Le pont au matin' } },
    en: { title: 'Bridge', attributes: { alt: 'The bridge in the morning' } },
    references: { category: ['category-river'], image: ['file-bridge'] },
  },
  {
    key: 'image-hidden',
    type: 'mediaImages',
    status: false,
    shared: { uri: { original: '/media/secret.jpg' }, alt: 'Secret' },
    fr: { title: 'Cachée' },
  },
  {
    key: 'file-bridge',
    type: 'files',
    shared: {
      uri: { value: 'public://pont.jpg', url: '/media/pont.jpg' },
      filemime: 'image/jpeg',
      filesize: 2048,
    },
    fr: { title: 'pont.jpg' },
  },
  {
    key: 'file-map',
    type: 'files',
    shared: {
      uri: { value: 'public://plan.pdf', url: '/media/plan.pdf' },
      filemime: 'application/pdf',
      filesize: 123456,
      description: '<p>Le plan</p>',
    },
    fr: { title: 'plan.pdf' },
  },
];

const terms: readonly SeedItem[] = [
  {
    key: 'category-river',
    type: 'taxonomy_term--categories',
    shared: { color: '#00f' },
    fr: { title: 'Fleuve' },
    en: { title: 'River' },
  },
  ...['7', '11', '801'].map((number): SeedItem => ({
    key: `route-${number}`,
    type: 'taxonomy_term--routes',
    shared: {
      active: number !== '11',
      code_direction: null,
      description_direction: 'Nord',
      type_service: '4',
    },
    fr: { title: number },
    en: { title: number },
  })),
  {
    key: 'stop-1001',
    type: 'taxonomy_term--stops',
    shared: {
      name_stop: 'Marché',
      accessible: true,
      temporary_stop: false,
      latitude: 46.8,
      longitude: -71.2,
    },
    fr: { title: '1001' },
  },
];

const pages: readonly SeedItem[] = [
  {
    key: 'home',
    type: 'pages',
    fr: { title: 'Accueil du réseau', alias: '/' },
    en: { title: 'Network home', alias: '/' },
  },
  {
    key: 'about',
    type: 'pageHub',
    fr: { title: 'À propos', alias: '/propos' },
    en: { title: 'About', alias: '/about' },
  },
  {
    key: 'fares',
    type: 'pages',
    created: '2026-02-01T12:00:00Z',
    shared: { page_style: 'wide' },
    fr: {
      title: 'Tarifs',
      alias: '/propos/tarifs',
      attributes: { subtitle: 'Ce que coûte un trajet' },
      content: [
        {
          type: 'content',
          attributes: { title: 'Payer', title_type: 'h2', body: '<p>Avec une carte</p>' },
          references: { media_image: ['image-bridge'] },
        },
        {
          type: 'accordion',
          attributes: { title: 'Questions', title_level: 'h2' },
          children: {
            accordions_list: [
              {
                type: 'accordion_item',
                attributes: { title: 'Où?', content: '<p>Ici</p>', default_open: false },
              },
              {
                type: 'accordion_item',
                status: false,
                attributes: { title: 'Quand?', content: '<p>Plus tard</p>' },
              },
            ],
          },
        },
        {
          type: '2_columns',
          attributes: { title: 'Deux', columns_size: '33_66' },
          children: {
            column_left: [
              {
                type: 'timeline',
                attributes: { title: 'Histoire' },
                children: {
                  timeline_items: [
                    { type: 'timeline_item', attributes: { title: '1976', content: '<p>Début</p>' } },
                  ],
                },
              },
            ],
            column_right: [{ type: 'content', attributes: { title: 'Droite', body: '<p>D</p>' } }],
          },
        },
        {
          type: 'files_list',
          status: false,
          attributes: { title: 'Fichiers' },
          references: { files_list: ['file-map'] },
        },
      ],
    },
    en: {
      title: 'Fares',
      alias: '/about/fares',
      attributes: { subtitle: 'What a trip costs' },
      content: [{ type: 'content', attributes: { title: 'Pay', body: '<p>With a card</p>' } }],
    },
    references: { media_image: ['image-bridge'] },
  },
  { key: 'french-only', type: 'pages', fr: { title: 'Seulement en français', alias: '/seulement' } },
  {
    key: 'closed',
    type: 'pages',
    status: false,
    fr: { title: 'Fermée', alias: '/fermee' },
    en: { title: 'Closed', alias: '/closed' },
  },
  {
    key: 'schedules',
    type: 'pageModule',
    shared: { module_key: 'schedules', configuration: { defaultInstance: 'day' } },
    fr: {
      title: 'Horaires',
      alias: '/horaires',
      bottomContent: [{ type: 'content', attributes: { title: 'Bas', body: '<p>bas</p>' } }],
    },
    en: { title: 'Schedules', alias: '/schedules' },
  },
  {
    key: 'redirection',
    type: 'pageModule',
    shared: { module_key: 'redirection' },
    fr: {
      title: 'Redirections',
      attributes: {
        configuration: {
          redirection: [
            { source: '/vieux', target: '/ancien' },
            { source: '/ancien', target: '/propos/tarifs' },
            { source: '/dehors', target: 'https://ailleurs.example/x' },
            { source: '/rond', target: '/carre' },
            { source: '/carre', target: '/rond' },
          ],
        },
      },
    },
    en: {
      title: 'Redirections',
      attributes: { configuration: { redirection: [{ source: '/old', target: '/about/fares' }] } },
    },
  },
  {
    key: 'promo',
    type: 'pagesPromo',
    fr: { title: 'Rentrée', alias: '/rentree' },
    en: { title: 'Back to school', alias: '/back-to-school' },
  },
  { key: 'promo-fr', type: 'pagesPromo', fr: { title: 'Carnaval', alias: '/carnaval' } },
];

const news: readonly SeedItem[] = [
  {
    key: 'news-bridge',
    type: 'news',
    created: '2026-10-01T12:00:00Z',
    shared: { news_date: '2026-10-01', promoted: true, organization: 'RTC' },
    fr: { title: 'Le pont rouvre', alias: '/medias/nouvelles/pont', attributes: { body: '<p>Enfin</p>' } },
    en: { title: 'The bridge reopens', alias: '/media/news/bridge' },
    references: { media_image: ['image-bridge'], categories: ['category-river'] },
  },
  {
    key: 'news-future',
    type: 'news',
    shared: { news_date: '2026-12-01', promoted: true, date_publication_start: '2026-12-01T05:00:00Z' },
    fr: { title: 'Demain', alias: '/medias/nouvelles/demain' },
  },
  {
    key: 'news-past',
    type: 'news',
    shared: { news_date: '2026-09-01', date_publication_end: '2026-11-09' },
    fr: { title: 'Hier', alias: '/medias/nouvelles/hier' },
  },
  {
    key: 'news-today',
    type: 'news',
    created: '2026-11-01T12:00:00Z',
    shared: { news_date: '2026-11-01', promoted: false, date_publication_end: '2026-11-10' },
    fr: { title: 'Aujourd’hui', alias: '/medias/nouvelles/aujourdhui' },
    references: { image: ['image-hidden'] },
  },
  {
    key: 'press',
    type: 'press_release',
    created: '2026-10-15T12:00:00Z',
    shared: { news_date: '2026-10-15', promoted: true },
    fr: { title: 'Communiqué', alias: '/medias/communiques/un' },
    en: { title: 'Release', alias: '/media/press-releases/one' },
  },
];

const notices: readonly SeedItem[] = [
  {
    key: 'notice-detour',
    type: 'notices',
    created: '2026-11-02T12:00:00Z',
    shared: { general: false, notice_type: 'moyen', non_public: false },
    fr: { title: 'Détour', alias: '/avis/detour', attributes: { body: '<p>Détour</p>' } },
    en: { title: 'Detour', alias: '/notices/detour' },
    references: { routes: ['route-801', 'route-7'] },
  },
  {
    key: 'notice-general',
    type: 'notices',
    created: '2026-11-03T12:00:00Z',
    shared: { general: true, notice_type: 'standard' },
    fr: { title: 'Avis général', alias: '/avis/general' },
    references: { routes: ['route-11'] },
  },
  {
    key: 'notice-secret',
    type: 'notices',
    shared: { notice_type: 'standard', non_public: true },
    fr: { title: 'Non public', alias: '/avis/non-public' },
  },
  {
    key: 'notice-parts',
    type: 'notices_v2',
    shared: { general: false, notice_type: 'eleve', non_public: false },
    fr: {
      title: 'Travaux',
      alias: '/avis/travaux',
      paragraphs: {
        parcours: [
          {
            type: 'avis_parcours',
            attributes: { description: '<p>Parcours 7</p>' },
            references: { routes: ['route-7'], arrets: ['stop-1001'] },
          },
          { type: 'avis_arrets', attributes: {}, references: { arrets_non_desservis: ['stop-1001'] } },
        ],
      },
    },
  },
];

export const contentSeed: ContentSeed = {
  items: [...images, ...terms, ...pages, ...news, ...notices],
  menus: {
    main: [
      {
        title: { fr: 'À propos', en: 'About' },
        target: 'about',
        column: 2,
        icon: '<svg/>',
        children: [
          { title: { fr: 'Tarifs', en: 'Fares' }, target: 'fares' },
          { title: { fr: 'Fermée', en: 'Closed' }, target: 'closed' },
          { title: { fr: 'Éteinte', en: 'Off' }, target: 'about', enabled: false },
        ],
      },
      { title: { fr: 'Boutique', en: 'Shop' }, target: 'https://boutique.example/' },
      { title: { fr: 'Rubrique', en: 'Section' } },
    ],
    meta: [{ title: { fr: 'Nous joindre', en: 'Contact' }, target: { fr: '/contact', en: '/contact-us' } }],
    footer: [],
    social: [],
    'landing-pages-menu': [],
    service: [],
    infos: [],
    quick: [],
  },
  settings: {
    maintenance: { activation: false, page: 'home' },
    alert: {
      activation: true,
      type: 'moyen',
      title: { fr: 'Neige', en: 'Snow' },
      message: { fr: '<p>Il neige</p>', en: '<p>It snows</p>' },
      displayOnHomepage: true,
      displayOnPages: ['fares', '/horaires'],
    },
  },
};
