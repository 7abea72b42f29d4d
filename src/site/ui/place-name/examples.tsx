import type { Example } from '#site/ui/example.ts';
import { PlaceName } from './place-name.tsx';

export const examples: readonly Example[] = [
  { name: 'un nom d’arrêt', render: () => <PlaceName>Place de l’Horloge</PlaceName> },
];
