import type { Example } from '#site/ui/example.ts';
import { HelpBubble } from './help-bubble.tsx';

export const examples: readonly Example[] = [
  {
    name: 'à côté d’un mot',
    render: () => (
      <p>
        Numéro d’arrêt
        <HelpBubble subject="numéro d’arrêt">Les quatre chiffres inscrits sur le poteau.</HelpBubble>
      </p>
    ),
  },
];
