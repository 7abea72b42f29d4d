import type { TimelineBlock } from '#domain/block.ts';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { TimelineBlockView } from './timeline.tsx';

const block: TimelineBlock = {
  id: 'timeline',
  anchor: 'p-180',
  type: 'timeline',
  title: 'Notre histoire',
  level: 3,
  items: [
    { title: '1976', body: paragraphs('Sept compagnies deviennent un seul réseau.') },
    { title: '1992', body: paragraphs('Le premier bus rapide roule sur le boulevard de la Rive.') },
    { title: '2026', body: paragraphs('Cinquante ans, et le premier corridor électrique.') },
  ],
};

export const examples: readonly Example[] = [
  { name: 'trois années', render: () => <TimelineBlockView block={block} /> },
];
