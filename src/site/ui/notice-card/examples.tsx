import type { Example } from '#site/ui/example.ts';
import { NoticeCard } from './notice-card.tsx';

export const examples: readonly Example[] = [
  {
    name: 'un avis avec son effet et ses dates',
    render: () => (
      <NoticeCard
        severity="moyen"
        title="Travaux rue du Modèle"
        summary="Le bus ne s’arrête pas à la place de l’Exemple."
        dates="Affiché du 9 au 20 novembre"
        href="#avis"
      />
    ),
  },
  {
    name: 'un avis sans adresse, au titre seul',
    render: () => <NoticeCard severity="standard" title="Un abri de plus à la place de l’Exemple" />,
  },
];
