import type { ContentBlock } from '#domain/block.ts';
import { link, paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { ContentBlockView } from './content.tsx';

const block: ContentBlock = {
  id: 'content',
  anchor: 'p-101',
  type: 'content',
  title: 'Payer son passage',
  level: 3,
  body: [
    ...paragraphs('La correspondance est gratuite pendant 90 minutes, dans toutes les directions.', [
      'Voyez les ',
      link('/tarifs', 'tarifs en vigueur'),
      ' ou ceux de ',
      link('https://example.org/', 'la ville voisine'),
      '.',
    ]),
    { tag: 'h2', children: ['À bord'] },
    ...paragraphs('Carte à puce, carte bancaire ou monnaie exacte.'),
  ],
};

export const examples: readonly Example[] = [
  { name: 'un texte titré', render: () => <ContentBlockView block={block} /> },
  ...(['blue', 'green', 'red', 'orange', 'purple', 'gray'] as const).map((titleColour, at) => ({
    name: `un titre de couleur, ${titleColour}`,
    render: () => (
      <ContentBlockView
        block={{
          ...block,
          anchor: `p-${103 + at}`,
          titleColour,
          tinted: at % 2 === 1,
          title: `Payer son passage (${titleColour})`,
          body: block.body.slice(0, 1),
        }}
      />
    ),
  })),
  {
    name: 'sans titre, sur fond teinté',
    render: () => (
      <ContentBlockView
        block={{ ...block, anchor: 'p-102', level: 'hidden', tinted: true, body: block.body.slice(0, 2) }}
      />
    ),
  },
];
