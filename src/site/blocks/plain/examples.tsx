import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { PlainBlockView } from './plain.tsx';

export const examples: readonly Example[] = [
  {
    name: 'un type inconnu',
    render: () => (
      <PlainBlockView
        block={{
          id: 'plain',
          anchor: 'p-240',
          type: 'plain',
          title: 'Galerie',
          level: 3,
          body: paragraphs('Ce que le bloc dit, sans plus.'),
        }}
      />
    ),
  },
];
