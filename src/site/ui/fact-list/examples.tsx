import type { Example } from '#site/ui/example.ts';
import { FactList } from './fact-list.tsx';

export const examples: readonly Example[] = [
  {
    name: 'trois faits',
    render: () => (
      <FactList
        facts={[
          { name: 'Motif', value: 'Retard' },
          { name: 'Arrêt', value: '1401, rue du Quai' },
          { name: 'Message', value: 'Le bus est passé trop tôt.\nJe l’ai vu partir.' },
        ]}
      />
    ),
  },
];
