import { intro, link, links } from './blocks.ts';
import { hub } from './builders.ts';
import { en, fr } from './paths.ts';

export const tripsHub = hub('trips', {
  fr: {
    title: 'Horaires et trajets',
    subtitle: 'Tout pour prendre le bus à la bonne heure et au bon endroit',
    description: 'Horaires, avis, plan du réseau, Parc-O-Bus et conseils de voyage du RTC.',
    blocks: [
      intro(
        '<p>Consultez l’horaire d’un parcours ou d’un arrêt, vérifiez si un avis touche votre trajet et découvrez ce que vous pouvez apporter à bord.</p>',
      ),
      links('Horaires et avis', [
        link('Horaires des bus', fr.schedules, 'Les passages par parcours, par arrêt et par voyage'),
        link(
          'Horaires imprimables',
          fr.printable_schedules,
          'La grille complète d’un parcours, prête à imprimer',
        ),
        link('Avis sur les parcours', fr.notices, 'Détours, travaux et arrêts non desservis'),
        link('Plan du réseau', fr.networkMap, 'Où vont les parcours et où ils se croisent'),
      ]),
      links('Voyager avec nous', [
        link('Parc-O-Bus', fr.parkAndRide, 'Sept stationnements gratuits au bord du réseau'),
        link('Vélos, poussettes et bagages', fr.bikes, 'Ce qui monte à bord, et comment'),
        link('Service en hiver', fr.winter, 'Ce qui change les jours de neige'),
        link('Accessibilité', fr.accessibility, 'Bus à plancher bas, arrêts et aides à bord'),
      ]),
    ],
  },
  en: {
    title: 'Schedules and trips',
    subtitle: 'All you need to catch the bus at the right time and place',
    description: 'RTC schedules, notices, network map, park-and-ride lots and travel advice.',
    blocks: [
      intro(
        '<p>Look up the schedule of a route or stop, check whether a notice affects your trip and find out what you can bring on board.</p>',
      ),
      links('Schedules and notices', [
        link('Bus schedules', en.schedules, 'Departures by route, by stop and by trip'),
        link('Printable schedules', en.printable_schedules, 'The full timetable of a route, ready to print'),
        link('Route notices', en.notices, 'Detours, road work and stops not served'),
        link('Network map', en.networkMap, 'Where routes go and where they meet'),
      ]),
      links('Travelling with us', [
        link('Park-and-ride', en.parkAndRide, 'Seven free lots at the edge of the network'),
        link('Bikes, strollers and luggage', en.bikes, 'What comes on board, and how'),
        link('Winter service', en.winter, 'What changes on snow days'),
        link('Accessibility', en.accessibility, 'Low-floor buses, stops and help on board'),
      ]),
    ],
  },
});
