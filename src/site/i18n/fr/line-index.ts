/** Words of the page that lists all lines. */
export const lineIndex = {
  types: 'Types de service',
  ranges: (ranges: string) => `Parcours ${ranges}`,
  details: 'Plus de détails',
  others: 'Autres parcours',
  more: 'Aussi utile',
  cancellations: 'Annulations du jour',
  printable: 'Horaires imprimables',
  displays: 'Affichages et écrans',
  away: 'La liste des parcours n’est pas arrivée',
  awayHelp: 'La recherche fonctionne peut-être\u00a0: tapez un numéro. Sinon, réessayez dans un moment.',
};

/** Words of the stops that stay on the device, where they are listed. */
export const myStops = {
  keptHere: 'Les arrêts gardés avec l’étoile et ceux que vous consultez restent sur cet appareil.',
  none: 'Vous n’avez pas encore d’arrêts ici.',
  noneHelp: 'Cherchez un arrêt, puis gardez-le avec l’étoile à côté de son nom.',
  withoutScript:
    'Vos arrêts sont gardés par votre navigateur, avec JavaScript. Sans lui, cherchez l’arrêt par son numéro.',
  remove: (code: string) => `Retirer l’arrêt ${code}`,
  removed: (name: string) => `${name}\u00a0: arrêt retiré`,
  clear: 'Tout effacer',
  cleared: 'Vos arrêts sont effacés de cet appareil',
};
