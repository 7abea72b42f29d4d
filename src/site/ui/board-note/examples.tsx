import type { Example } from '#site/ui/example.ts';
import { BoardNote } from './board-note.tsx';

export const examples: readonly Example[] = [
  {
    name: 'pas de service, service terminé, erreur',
    render: () => (
      <>
        <BoardNote icon="pole" title="Pas de service aujourd’hui">
          <p>Prochain : lundi 5 h 42</p>
        </BoardNote>
        <BoardNote icon="moon" title="Dernier bus passé à 0 h 48" />
        <BoardNote icon="alert" title="Les heures ne sont pas arrivées">
          <p>Vos arrêts et votre recherche sont gardés.</p>
        </BoardNote>
      </>
    ),
  },
];
