import type { ContentsTableBlock } from '#domain/block.ts';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { ContentsNav, ContentsTableBlockView } from './contents-table.tsx';

const block: ContentsTableBlock = {
  id: 'contents-table',
  anchor: 'p-190',
  type: 'content_with_contents_table',
  title: 'Règlement à bord',
  level: 3,
  body: paragraphs('Quelques règles simples rendent le voyage agréable pour tout le monde.'),
  entries: [
    { title: 'Payer son passage', href: '#p-101' },
    { title: 'Vélos, poussettes et bagages', href: '#p-110' },
    { title: 'Animaux', href: '#p-120' },
    { title: 'Objets perdus', href: '/objets-perdus' },
  ],
};

export const examples: readonly Example[] = [
  {
    name: 'quatre lignes',
    render: () => (
      <div className="with-contents">
        <div className="with-contents-parts">
          <ContentsTableBlockView block={block} />
          <ContentsNav block={block} />
        </div>
      </div>
    ),
  },
];
