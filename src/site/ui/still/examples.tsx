import type { Example } from '#site/ui/example.ts';
import { Still, StillContext } from './still.tsx';

export const examples: readonly Example[] = [
  {
    name: 'un morceau fini',
    render: () => (
      <StillContext value={{ grille: '<p>Dix mille heures, écrites une fois.</p>' }}>
        <Still name="grille" />
      </StillContext>
    ),
  },
];
