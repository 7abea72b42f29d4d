import type { Example } from '#site/ui/example.ts';
import { StopTag } from './stop-tag.tsx';

export const examples: readonly Example[] = [
  {
    name: 'station',
    render: () => (
      <p className="cluster">
        <StopTag number="gare" isStation /> Gare de l’Exemple
      </p>
    ),
  },
  {
    name: 'numéro d’arrêt',
    render: () => (
      <p className="cluster">
        <StopTag number="1480" /> Place de l’Horloge
      </p>
    ),
  },
];
