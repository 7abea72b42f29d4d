import type { Mode } from '#domain/mode.ts';
import { whenIsMine } from './vehicle-words.ts';

/** Words of a device without a network, and of the site as an application on it. */
export const offline = {
  title: 'Pas de connexion',
  text: 'Cette page n’est pas gardée sur cet appareil. Elle s’ouvrira dès que le réseau reviendra.',
  retry: 'Réessayer',
  kept: 'Sur cet appareil, sans connexion',
  nothingKept: 'Rien n’est encore gardé. Les arrêts que vous consultez s’ouvrent ensuite sans connexion.',
  keptAt: (moment: string) => `Copie de ${moment}`,
  app: {
    description: (fleet: Mode = 'bus') =>
      `${whenIsMine(fleet)} Les départs, les horaires et la carte du réseau.`,
    search: 'Chercher',
    myStops: 'Mes arrêts',
    map: 'Carte',
    schedules: 'Horaires',
  },
};
