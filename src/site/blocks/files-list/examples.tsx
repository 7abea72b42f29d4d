import type { FilesListBlock } from '#domain/block.ts';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { FilesListBlockView } from './files-list.tsx';

const block: FilesListBlock = {
  id: 'files-list',
  anchor: 'p-170',
  type: 'files_list',
  title: 'Documents',
  level: 3,
  files: [
    {
      id: 'plan',
      name: 'Plan du réseau',
      description: paragraphs('Tous les parcours, de jour et de nuit.'),
      href: '/files/plan-du-reseau.pdf',
      mimeType: 'application/pdf',
      bytes: 2_411_724,
    },
    {
      id: 'rapport',
      name: 'Rapport annuel 2025',
      description: [],
      href: '/files/rapport-annuel',
      mimeType: 'application/pdf',
      bytes: 40,
    },
  ],
};

export const examples: readonly Example[] = [
  { name: 'deux fichiers', render: () => <FilesListBlockView block={block} /> },
];
