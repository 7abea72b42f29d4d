import type { Example } from '#site/ui/example.ts';
import { scenes } from '../drawing/scenes.tsx';
import { EmptyState } from './empty-state.tsx';

export const examples: readonly Example[] = [
  {
    name: 'rien à montrer',
    render: () => (
      <EmptyState title="Aucun arrêt ne porte ce nom.">
        <p>Vérifiez l’orthographe, ou écrivez le numéro inscrit sur le poteau.</p>
      </EmptyState>
    ),
  },
  {
    name: 'un soir de neige',
    render: () => <EmptyState scene={scenes.snow} title="Le service est suspendu jusqu’à 5 h." />,
  },
];
