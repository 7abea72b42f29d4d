import type { SeedItem, SeedTranslation } from '#services/content/seed.ts';
import type { Bilingual } from '#domain/locale.ts';

const site = 'https://emplois.rtc-havremont.example/postes';

const categories = {
  driving: { fr: 'Conduite', en: 'Driving' },
  shop: { fr: 'Entretien des bus', en: 'Bus maintenance' },
  office: { fr: 'Bureaux', en: 'Office' },
  riders: { fr: 'Service à la clientèle', en: 'Customer service' },
} as const satisfies Record<string, Bilingual>;

const places = {
  office: { fr: 'Siège social, Les Forges', en: 'Head office, Les Forges' },
  shop: { fr: 'Centre d’exploitation des Forges', en: 'Les Forges operations centre' },
  market: { fr: 'Terminus Marché-Neuf', en: 'Marché-Neuf Terminal' },
} as const satisfies Record<string, Bilingual>;

const types = {
  full: { fr: 'Temps plein', en: 'Full time' },
  part: { fr: 'Temps partiel', en: 'Part time' },
  temporary: { fr: 'Temporaire', en: 'Temporary' },
  student: { fr: 'Stage', en: 'Internship' },
} as const satisfies Record<string, Bilingual>;

interface Posting {
  readonly category: keyof typeof categories;
  readonly place: keyof typeof places;
  readonly type: keyof typeof types;
  readonly posted: string;
  readonly until: string | null;
  readonly fr: JobText;
  readonly en: JobText;
}

interface JobText {
  readonly title: string;
  /** What the job is. */
  readonly about: string;
  readonly does: readonly string[];
  readonly asks: readonly string[];
  /** Pay and hours. */
  readonly offers: string;
}

const headings = {
  fr: { does: 'Ce que vous ferez', asks: 'Ce qu’il vous faut', offers: 'Salaire et horaire' },
  en: { does: 'What you will do', asks: 'What you need', offers: 'Pay and hours' },
};

function job(brid: string, posting: Posting): SeedItem {
  const textOf = (locale: 'fr' | 'en'): SeedTranslation => {
    const { title, about, does, asks, offers } = posting[locale];
    const words = headings[locale];
    const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    return {
      title,
      attributes: {
        category: categories[posting.category][locale],
        location: places[posting.place][locale],
        job_type: types[posting.type][locale],
        description: `<p>${about}</p><h2>${words.does}</h2>${list(does)}<h2>${words.asks}</h2>${list(asks)}<h2>${words.offers}</h2><p>${offers}</p>`,
      },
    };
  };
  const shared = {
    brid,
    posted_date: posting.posted,
    end_date: posting.until,
    apply_url: `${site}/${brid}`,
  };
  return { key: `job-${brid}`, type: 'jobOpenings', shared, fr: textOf('fr'), en: textOf('en') };
}

/** The positions of the autumn; the last one is closed. */
export const jobs = [
  job('2026-118', {
    category: 'driving',
    place: 'shop',
    type: 'full',
    posted: '2026-11-09',
    until: '2026-12-18',
    fr: {
      title: 'Chauffeuse ou chauffeur d’autobus',
      about:
        'Vous conduisez sur tout le réseau, de jour, de soir ou de nuit, et vous êtes le visage du RTC pour des centaines de personnes chaque jour.',
      does: [
        'Conduire un bus de 12 ou de 18 mètres en toute sécurité, été comme hiver.',
        'Accueillir et renseigner les gens à bord.',
        'Signaler à la répartition tout ce qui retarde le service.',
      ],
      asks: [
        'Un permis de classe 5 depuis au moins trois ans.',
        'Moins de six points d’inaptitude.',
        'Aimer le public et savoir garder son calme.',
      ],
      offers:
        'De 27,40 $ à 36,15 $ l’heure. La formation de huit semaines est payée, permis de classe 2 compris.',
    },
    en: {
      title: 'Bus driver',
      about:
        'You drive all over the network, days, evenings or nights, and to hundreds of people every day you are the face of the RTC.',
      does: [
        'Drive a 12-metre or 18-metre bus safely, summer and winter.',
        'Welcome people on board and answer their questions.',
        'Tell dispatch about anything that holds up the service.',
      ],
      asks: [
        'A class 5 licence held for at least three years.',
        'Fewer than six demerit points.',
        'A liking for people, and a cool head.',
      ],
      offers:
        'From $27.40 to $36.15 an hour. The eight weeks of training are paid, class 2 licence included.',
    },
  }),
  job('2026-117', {
    category: 'shop',
    place: 'shop',
    type: 'full',
    posted: '2026-11-06',
    until: '2026-11-30',
    fr: {
      title: 'Mécanicienne ou mécanicien, bus électriques',
      about:
        'L’atelier des Forges entretient 310 bus, dont 64 électriques. Vous rejoignez l’équipe qui suit les batteries et les moteurs de traction.',
      does: [
        'Faire l’entretien préventif et les réparations à haute tension.',
        'Lire les diagnostics de bord et trouver la panne.',
        'Former les collègues au travail sécuritaire.',
      ],
      asks: [
        'Un DEP en mécanique de véhicules lourds.',
        'Deux ans de métier.',
        'La carte de compétence en électromécanique, ou l’envie de l’obtenir : nous payons la formation.',
      ],
      offers: '38,90 $ l’heure, prime de soir de 1,50 $. Quatre jours de dix heures. Outils fournis.',
    },
    en: {
      title: 'Mechanic, electric buses',
      about:
        'The Les Forges shop maintains 310 buses, 64 of them electric. You join the team that looks after batteries and traction motors.',
      does: [
        'Carry out preventive maintenance and high-voltage repairs.',
        'Read on-board diagnostics and find the fault.',
        'Train colleagues in working safely.',
      ],
      asks: [
        'A vocational diploma in heavy vehicle mechanics.',
        'Two years in the trade.',
        'A competency card in electromechanics, or the wish to earn one: we pay for the training.',
      ],
      offers: '$38.90 an hour, with an evening premium of $1.50. Four ten-hour days. Tools supplied.',
    },
  }),
  job('2026-115', {
    category: 'office',
    place: 'office',
    type: 'full',
    posted: '2026-11-03',
    until: '2026-11-27',
    fr: {
      title: 'Analyste en planification du service',
      about:
        'Vous concevez les horaires d’un tiers du réseau et vous en voyez l’effet chaque matin, à la répartition comme sur la rue.',
      does: [
        'Construire les horaires des quatre saisons et leurs affectations.',
        'Mesurer la ponctualité et proposer des temps de parcours réalistes.',
        'Préparer les détours des grands chantiers.',
      ],
      asks: [
        'Un baccalauréat en géographie, en génie ou en mathématiques.',
        'L’aisance avec les données : SQL, Python ou l’équivalent.',
        'Un français clair, à l’oral comme à l’écrit.',
      ],
      offers: 'De 71 200 $ à 94 500 $ par année, 35 heures par semaine, télétravail deux jours.',
    },
    en: {
      title: 'Service planning analyst',
      about:
        'You plan the schedules of a third of the network and see the results every morning, in dispatch and on the street.',
      does: [
        'Build the schedules of the four seasons and the work assignments.',
        'Measure punctuality and propose realistic running times.',
        'Prepare the detours of major road works.',
      ],
      asks: [
        'A bachelor’s degree in geography, engineering or mathematics.',
        'Ease with data: SQL, Python or the like.',
        'Clear French, spoken and written.',
      ],
      offers: 'From $71,200 to $94,500 a year, 35 hours a week, two days from home.',
    },
  }),
  job('2026-114', {
    category: 'riders',
    place: 'market',
    type: 'part',
    posted: '2026-11-02',
    until: '2026-12-04',
    fr: {
      title: 'Agente ou agent de comptoir',
      about:
        'Au terminus Marché-Neuf, vous vendez les titres, faites les cartes avec photo et aidez les gens à trouver leur bus.',
      does: [
        'Vendre et recharger les titres, faire la caisse.',
        'Prendre les photos et produire les cartes OPUS.',
        'Expliquer le réseau, les tarifs et les avis.',
      ],
      asks: ['Un diplôme d’études secondaires.', 'Un an de travail avec le public.', 'Être libre le samedi.'],
      offers: '24,80 $ l’heure, de 16 à 24 heures par semaine.',
    },
    en: {
      title: 'Counter agent',
      about: 'At Marché-Neuf Terminal you sell fares, make photo cards and help people find their bus.',
      does: [
        'Sell and reload fares and balance the till.',
        'Take photos and make OPUS cards.',
        'Explain routes, fares and notices.',
      ],
      asks: ['A high school diploma.', 'A year of work with the public.', 'Saturdays free.'],
      offers: '$24.80 an hour, 16 to 24 hours a week.',
    },
  }),
  job('2026-112', {
    category: 'driving',
    place: 'office',
    type: 'full',
    posted: '2026-10-30',
    until: '2026-11-22',
    fr: {
      title: 'Répartitrice ou répartiteur',
      about:
        'Dans la salle de répartition, vous suivez les bus en temps réel et vous décidez quand tout ne va pas comme prévu.',
      does: [
        'Régler les écarts, les pannes et les détours imprévus.',
        'Publier les avis aux usagers dans les minutes qui suivent.',
        'Coordonner avec la police et les pompiers.',
      ],
      asks: [
        'Trois ans d’expérience en exploitation ou en conduite.',
        'Savoir décider vite et l’expliquer simplement.',
        'Être libre de soir et de fin de semaine.',
      ],
      offers: 'De 39,10 $ à 44,60 $ l’heure, horaire rotatif.',
    },
    en: {
      title: 'Dispatcher',
      about:
        'In the dispatch room you follow the buses in real time and decide what happens when things do not go as planned.',
      does: [
        'Deal with gaps, breakdowns and sudden detours.',
        'Publish notices to riders within minutes.',
        'Coordinate with the police and firefighters.',
      ],
      asks: [
        'Three years of experience in operations or as a driver.',
        'The ability to decide fast and explain it simply.',
        'Evenings and weekends free.',
      ],
      offers: 'From $39.10 to $44.60 an hour, on rotating shifts.',
    },
  }),
  job('2026-109', {
    category: 'shop',
    place: 'shop',
    type: 'temporary',
    posted: '2026-10-26',
    until: '2026-11-25',
    fr: {
      title: 'Préposée ou préposé au service des bus, hiver',
      about:
        'De décembre à mars, vous préparez les bus pour la sortie du matin : pleins, branchements, nettoyage et déglaçage.',
      does: [
        'Laver et ravitailler 40 bus par nuit, à deux.',
        'Brancher les bus électriques et vérifier leur charge.',
        'Déneiger les quais des terminus au besoin.',
      ],
      asks: ['Un permis de classe 5.', 'Être à l’aise dehors par grand froid.', 'Travailler de 20 h à 4 h.'],
      offers: '25,60 $ l’heure, prime de nuit de 2 $, 40 heures par semaine, pour 16 semaines.',
    },
    en: {
      title: 'Bus service attendant, winter',
      about:
        'From December to March you get the buses ready for the morning: fuel, charging, cleaning and de-icing.',
      does: [
        'Wash and fuel 40 buses a night, in a team of two.',
        'Plug in the electric buses and check their charge.',
        'Clear snow from terminal platforms when needed.',
      ],
      asks: ['A class 5 licence.', 'At ease outdoors in the bitter cold.', 'Work from 8 p.m. to 4 a.m.'],
      offers: '$25.60 an hour, with a night premium of $2, 40 hours a week for 16 weeks.',
    },
  }),
  job('2026-104', {
    category: 'office',
    place: 'office',
    type: 'student',
    posted: '2026-10-19',
    until: null,
    fr: {
      title: 'Stagiaire en données ouvertes',
      about:
        'Un stage de 15 semaines, à l’hiver, pour rendre les données du réseau plus utiles à ceux qui en font des applications.',
      does: [
        'Contrôler la qualité des données GTFS de chaque saison.',
        'Répondre aux questions des personnes qui les utilisent.',
        'Écrire la documentation dans les deux langues.',
      ],
      asks: [
        'Être aux études en informatique ou en géomatique.',
        'Avoir programmé pour le plaisir ou pour un cours.',
        'Lire l’anglais.',
      ],
      offers:
        '26,30 $ l’heure, 35 heures par semaine. Les candidatures sont lues à mesure qu’elles arrivent.',
    },
    en: {
      title: 'Open data intern',
      about:
        'A 15-week internship this winter, to make the network’s data more useful to those who build apps with it.',
      does: [
        'Check the quality of each season’s GTFS data.',
        'Answer questions from people who use it.',
        'Write the documentation in both languages.',
      ],
      asks: [
        'Studies under way in computer science or geomatics.',
        'Some programming, for fun or for a course.',
        'Good spoken French.',
      ],
      offers: '$26.30 an hour, 35 hours a week. Applications are read as they arrive.',
    },
  }),
  job('2026-097', {
    category: 'riders',
    place: 'office',
    type: 'full',
    posted: '2026-10-05',
    until: '2026-10-30',
    fr: {
      title: 'Conseillère ou conseiller en accessibilité',
      about:
        'Vous faites avancer l’accessibilité du réseau avec les groupes qui en vivent chaque jour les obstacles.',
      does: [
        'Évaluer les arrêts, les bus et les outils numériques.',
        'Animer le comité des usagers.',
        'Suivre les engagements du plan quinquennal.',
      ],
      asks: [
        'Un baccalauréat pertinent.',
        'Trois ans en conception universelle ou en défense des droits.',
        'La connaissance vécue d’un handicap est un atout.',
      ],
      offers: 'De 68 900 $ à 90 100 $ par année, 35 heures par semaine.',
    },
    en: {
      title: 'Accessibility advisor',
      about: 'You advance the accessibility of the network with the groups who meet its obstacles every day.',
      does: [
        'Assess stops, buses and digital tools.',
        'Lead the riders’ committee.',
        'Follow up on the commitments of the five-year plan.',
      ],
      asks: [
        'A relevant bachelor’s degree.',
        'Three years in universal design or advocacy.',
        'First-hand experience of a disability is an asset.',
      ],
      offers: 'From $68,900 to $90,100 a year, 35 hours a week.',
    },
  }),
];
