import type { Block, ColumnsBlock, ContentBlock } from '#domain/block.ts';
import { ContentBlockView } from '#site/blocks/content/content.tsx';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { ColumnsBlockView } from './columns.tsx';

const child = (number: number, title: string, text: string): ContentBlock => ({
  id: `column-${number}`,
  anchor: `p-${number}`,
  type: 'content',
  title,
  level: 4,
  body: paragraphs(text),
});

const renderColumn = (column: readonly Block[]) =>
  column.map((block) => block.type === 'content' && <ContentBlockView key={block.id} block={block} />);

const block = (number: number, split: ColumnsBlock['split'], title: string): ColumnsBlock => ({
  id: `columns-${number}`,
  anchor: `p-${number}`,
  type: 'columns',
  title,
  level: 3,
  split,
  centred: false,
  description: paragraphs('Trois façons de monter à bord, au même prix pour tous.'),
  columns: [
    [child(number + 1, 'Carte à puce', 'Rechargez-la en ligne, au guichet ou dans 120 points de vente.')],
    [child(number + 2, 'Carte bancaire', 'Posez-la sur le lecteur : le meilleur tarif du jour est calculé.')],
    ...(split === 'thirds' ? [[child(number + 3, 'Monnaie', 'Montant exact : la boîte ne rend rien.')]] : []),
  ],
});

export const examples: readonly Example[] = [
  {
    name: 'deux moitiés',
    render: () => (
      <ColumnsBlockView block={block(140, 'halves', 'Deux moitiés')} renderColumn={renderColumn} />
    ),
  },
  {
    name: 'un tiers, deux tiers',
    render: () => (
      <ColumnsBlockView
        block={block(150, 'third-and-two', 'Un tiers, deux tiers')}
        renderColumn={renderColumn}
      />
    ),
  },
  {
    name: 'trois tiers',
    render: () => (
      <ColumnsBlockView block={block(160, 'thirds', 'Trois tiers')} renderColumn={renderColumn} />
    ),
  },
];
