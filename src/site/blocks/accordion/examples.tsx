import type { AccordionBlock } from '#domain/block.ts';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { AccordionBlockView } from './accordion.tsx';

const block = (number: number, shape: 'tabs' | 'accordions'): AccordionBlock => ({
  id: `accordion-${number}`,
  anchor: `p-${number}`,
  type: 'accordion',
  title: 'Questions fréquentes',
  level: 3,
  single: false,
  mobile: 'accordions',
  desktop: shape,
  items: [
    {
      id: `p-${number}1`,
      title: 'Puis-je monter avec mon vélo ?',
      body: paragraphs('Oui, du 1er mai au 31 octobre, sur le support à l’avant du bus.'),
      open: false,
    },
    {
      id: `p-${number}2`,
      title: 'Les animaux sont-ils admis ?',
      subtitle: 'En cage, en tout temps',
      body: paragraphs('Oui, en cage ou dans un sac fermé. Les chiens d’assistance voyagent librement.'),
      open: true,
    },
  ],
});

export const examples: readonly Example[] = [
  { name: 'pliant', render: () => <AccordionBlockView block={block(110, 'accordions')} /> },
  {
    name: 'une réponse à la fois',
    render: () => <AccordionBlockView block={{ ...block(115, 'accordions'), single: true }} />,
  },
  {
    name: 'onglets sur écran large, pliant au téléphone',
    render: () => <AccordionBlockView block={block(120, 'tabs')} />,
  },
];
