import type { SeedMenuItem } from '#services/content/seed.ts';
import { entry, group } from './entry.ts';

export const main: readonly SeedMenuItem[] = [
  {
    ...entry('Horaires et trajets', 'Schedules and trips', 'trips'),
    children: [
      group(1, { fr: 'Horaires', en: 'Schedules' }, [
        entry('Itinéraire', 'Trip planner', 'trip_planner'),
        entry('Horaires des bus', 'Bus schedules', 'schedules'),
        entry('Horaires imprimables', 'Printable schedules', 'printable_schedules'),
        entry('Heures en direct', 'Live times', 'liveTimes'),
        entry('Jours fériés', 'Holidays', 'holidays'),
      ]),
      group(2, { fr: 'Avis', en: 'Notices' }, [
        entry('Avis sur les parcours', 'Route notices', 'notices'),
        entry('Service en hiver', 'Winter service', 'winter'),
      ]),
      group(3, { fr: 'Réseau', en: 'Network' }, [
        entry('Plan du réseau', 'Network map', 'networkMap'),
        entry('Parc-O-Bus', 'Park-and-ride', 'parkAndRide'),
        entry('Service de nuit', 'Night service', 'nightService'),
        entry('Sorties en bus', 'Outings by bus', 'outings'),
      ]),
      group(4, { fr: 'À bord', en: 'On board' }, [
        entry('Accessibilité', 'Accessibility', 'accessibility'),
        entry('Vélos, poussettes et bagages', 'Bikes, strollers and luggage', 'bikes'),
        entry('Règles à bord', 'Rules on board', 'rules'),
        entry('Transport adapté', 'Paratransit', 'paratransit'),
      ]),
    ],
  },
  {
    ...entry('Tarifs et titres', 'Fares and passes', 'faresHub'),
    children: [
      group(1, { fr: 'Tarifs', en: 'Fares' }, [
        entry('Grille tarifaire', 'Fare table', 'fareGrid'),
        entry('Abonne-bus perso', 'Personal bus subscription', 'promoSubscription'),
        entry('Familles et enfants', 'Families and children', 'families'),
        entry('Pour les employeurs', 'For employers', 'employers'),
      ]),
      group(2, { fr: 'Acheter et payer', en: 'Buy and pay' }, [
        entry('Comment payer', 'How to pay', 'howToPay'),
        entry('Points de vente', 'Points of sale', 'points_of_sale'),
        entry('La carte OPUS', 'The OPUS card', 'opusCard'),
        entry('Remboursements et échanges', 'Refunds and exchanges', 'refunds'),
      ]),
      group(3, { fr: 'Payer moins', en: 'Pay less' }, [
        entry('Meilleur tarif', 'Best fare', 'best_fare'),
        entry('Meilleur tarif pour étudiants', 'Best fare for students', 'best_fare_students'),
        entry('OPUS dans votre école', 'OPUS at your school', 'opus_school'),
      ]),
    ],
  },
  {
    ...entry('À propos', 'About', 'about'),
    children: [
      group(1, { fr: 'Le RTC', en: 'The RTC' }, [
        entry('Corridor Vermeille', 'Vermeille corridor', 'project'),
        entry('Les 50 ans du RTC', '50 years of the RTC', 'anniversary_page'),
        entry('Conseil d’administration', 'Board of directors', 'governance'),
        entry('Publications', 'Publications', 'publications'),
      ]),
      group(2, { fr: 'Nous joindre', en: 'Contact us' }, [
        entry('Service à la clientèle', 'Customer service', 'contact'),
        entry('Commentaires', 'Comments', 'comments'),
        entry('Plaintes', 'Complaints', 'complaint'),
        entry('Objets perdus', 'Lost and found', 'lostAndFound'),
      ]),
      group(3, { fr: 'Demain', en: 'Tomorrow' }, [
        entry('Réseau 2030', 'Network 2030', 'network2030'),
        entry('Bus électriques', 'Electric buses', 'electricBuses'),
        entry('Données ouvertes', 'Open data', 'openData'),
      ]),
    ],
  },
  {
    ...entry('Médias', 'Media', 'media'),
    children: [
      group(1, { fr: 'À lire', en: 'What to read' }, [
        entry('Nouvelles', 'News', 'news'),
        entry('Communiqués', 'Press releases', 'press_release'),
        entry('Images', 'Pictures', 'media_archive'),
      ]),
    ],
  },
  {
    ...entry('Emplois', 'Careers', 'careers'),
    children: [
      group(1, { fr: 'Postuler', en: 'Apply' }, [entry('Offres d’emploi', 'Job openings', 'job_openings')]),
    ],
  },
];
