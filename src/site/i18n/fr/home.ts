/** The home page's own words. */
export const home = {
  question: 'À quelle heure passe mon bus\u00a0?',
  search: 'Trouver mon bus',
  hint: 'Un numéro de parcours (1 à 3 chiffres), un numéro d’arrêt (4 chiffres) ou des mots',
  quick: 'Outils les plus utilisés',
  services: 'Les types de service',
  ranges: (ranges: string) => `Parcours ${ranges}`,
};
