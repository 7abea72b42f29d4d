import type { Example } from '#site/ui/example.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: readonly Example[] = [
  {
    name: 'après un nombre',
    render: () => (
      <p>
        3<VisuallyHidden> avis non lus</VisuallyHidden>
      </p>
    ),
  },
];
