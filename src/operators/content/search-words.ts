import type { SearchWords } from '#domain/search-words.ts';

/** Words that mean the same to riders everywhere. */
export const usualSearchWords: SearchWords = {
  synonyms: {
    fr: [
      ['autobus', 'bus'],
      ['tramway', 'tram'],
      ['traversier', 'ferry', 'navette fluviale'],
      ['tarif', 'prix', 'coût', 'combien coûte'],
      ['billet', 'ticket', 'titre', 'passage'],
      ['accessibilité', 'fauteuil roulant', 'accessible', 'mobilité réduite'],
      ['horaire', 'heure de passage', 'grille horaire'],
      ['avis', 'détour', 'perturbation'],
      ['itinéraire', 'trajet', 'planificateur'],
      ['vie privée', 'confidentialité', 'témoins', 'cookies'],
      ['données ouvertes', 'gtfs', 'api'],
    ],
    en: [
      ['tram', 'streetcar', 'trolley'],
      ['metro', 'subway'],
      ['ferry', 'boat'],
      ['fare', 'price', 'cost', 'how much'],
      ['accessibility', 'wheelchair', 'accessible'],
      ['schedule', 'timetable', 'times'],
      ['notice', 'detour', 'alert', 'disruption'],
      ['trip planner', 'directions', 'journey'],
      ['privacy', 'cookies'],
      ['open data', 'gtfs', 'api'],
    ],
  },
  abbreviations: {
    fr: { st: ['saint'], ste: ['sainte'], boul: ['boulevard'], av: ['avenue'], ch: ['chemin'] },
    en: { st: ['street', 'saint'], ave: ['avenue'], blvd: ['boulevard'], rd: ['road'], dr: ['drive'] },
  },
};
