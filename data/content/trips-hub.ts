import { link, links } from '#operators/kit/blocks.ts';
import { hub } from './builders.ts';
import { en, fr } from './paths.ts';

export const tripsHub = hub('trips', {
  fr: {
    title: 'Horaires et trajets',
    subtitle: 'Tout pour prendre le bus à la bonne heure et au bon endroit',
    description: 'Horaires, avis, plan du réseau, Parc-O-Bus et conseils de voyage du RTC.',
    body: '<p>Quand passent les bus, ce qui change dans le service et ce que vous pouvez apporter à bord : l’essentiel pour chaque trajet à Havremont.</p>',
    blocks: [
      links('Horaires et avis', [
        link('Horaires des bus', fr.schedules, 'En semaine, la fin de semaine et les jours fériés'),
        link('Horaires imprimables', fr.printable_schedules, 'La grille complète d’un parcours, sur papier'),
        link('Avis sur les parcours', fr.notices, 'Détours, travaux et arrêts non desservis'),
        link('Plan du réseau', fr.networkMap, 'Où vont les parcours et où ils se croisent'),
        link('Heures en direct', fr.liveTimes, 'Comment les lire, et pourquoi elles changent'),
        link('Jours fériés', fr.holidays, 'Quel horaire s’applique, et quand'),
        link('Service de nuit', fr.nightService, 'Rentrer tard le vendredi et le samedi'),
      ]),
      links('Voyager avec nous', [
        link('Parc-O-Bus', fr.parkAndRide, 'Sept stationnements gratuits en bordure du réseau'),
        link('Vélos, poussettes et bagages', fr.bikes, 'Ce que vous pouvez apporter à bord, et comment'),
        link('Service en hiver', fr.winter, 'Ce qui change les jours de neige'),
        link('Accessibilité', fr.accessibility, 'Bus à plancher bas, arrêts et aides à bord'),
        link('Transport adapté', fr.paratransit, 'De porte à porte, sur réservation'),
        link('Règles à bord', fr.rules, 'Ce qui est permis, et ce qui ne l’est pas'),
        link('Sorties en bus', fr.outings, 'Le fleuve, la montagne et le phare'),
        link('Visites scolaires', fr.schoolVisits, 'Un atelier, un bus dans la cour, le garage'),
      ]),
    ],
  },
  en: {
    title: 'Schedules and trips',
    subtitle: 'Everything you need to catch the bus at the right time and place',
    description: 'RTC schedules, notices, network map, park-and-ride lots and travel advice.',
    body: '<p>When buses run, what is changing and what you can bring on board: the essentials for every trip in Havremont.</p>',
    blocks: [
      links('Schedules and notices', [
        link('Bus schedules', en.schedules, 'Weekdays, weekends and holidays'),
        link('Printable schedules', en.printable_schedules, 'A route’s full schedule, on paper'),
        link('Route notices', en.notices, 'Detours, road work and stops not served'),
        link('Network map', en.networkMap, 'Where routes go and where they meet'),
        link('Live times', en.liveTimes, 'How to read them, and why they change'),
        link('Holidays', en.holidays, 'Which schedule applies, and when'),
        link('Night service', en.nightService, 'Getting home late on Fridays and Saturdays'),
      ]),
      links('Travelling with us', [
        link('Park-and-ride', en.parkAndRide, 'Seven free lots at the edge of the network'),
        link('Bikes, strollers and luggage', en.bikes, 'What you can bring on board, and how'),
        link('Winter service', en.winter, 'What changes on snow days'),
        link('Accessibility', en.accessibility, 'Low-floor buses, stops and help on board'),
        link('Paratransit', en.paratransit, 'Door to door, by reservation'),
        link('Rules on board', en.rules, 'What is allowed, and what is not'),
        link('Outings by bus', en.outings, 'The river, the mountain and the lighthouse'),
        link('School visits', en.schoolVisits, 'A workshop, a bus in the schoolyard, the garage'),
      ]),
    ],
  },
});
