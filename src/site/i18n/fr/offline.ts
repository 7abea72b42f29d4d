/** Words of a device without a network. */
export const offline = {
  title: 'Pas de connexion',
  text: 'Cette page n’est pas gardée sur cet appareil. Elle s’ouvrira dès que le réseau reviendra.',
  retry: 'Réessayer',
  kept: 'Sur cet appareil, sans connexion',
  nothingKept: 'Rien n’est encore gardé. Les arrêts que vous consultez s’ouvrent ensuite sans connexion.',
  keptAt: (moment: string) => `Copie de ${moment}`,
};
