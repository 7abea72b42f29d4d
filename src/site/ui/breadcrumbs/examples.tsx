import type { Example } from '#site/ui/example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const examples: readonly Example[] = [
  {
    name: 'trois niveaux',
    render: () => (
      <Breadcrumbs
        label="Fil d’Ariane, exemple"
        items={[
          { title: 'Accueil', path: '/' },
          { title: 'Horaires et trajets', path: '/horaires-et-trajets' },
          { title: 'Horaire des bus' },
        ]}
      />
    ),
  },
  {
    name: 'un titre très long',
    render: () => (
      <Breadcrumbs
        label="Fil d’Ariane, exemple long"
        items={[
          { title: 'Accueil', path: '/' },
          { title: 'Abonnement personnel au bus par l’employeur', path: '/abonnement' },
          { title: 'Conditions d’utilisation du programme et questions fréquentes des membres' },
        ]}
      />
    ),
  },
];
