import type { Example } from '#site/ui/example.ts';
import { ShareButton } from './share-button.tsx';

export const examples: readonly Example[] = [
  {
    name: 'partager une page',
    render: () => <ShareButton title="Place de l’Horloge" page="/horaires/1480" />,
  },
];
