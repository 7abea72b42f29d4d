import type { ProjectBlock } from '#domain/block.ts';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { ProjectBlockView } from './project.tsx';

const block: ProjectBlock = {
  id: 'project',
  anchor: 'p-220',
  type: 'project',
  title: 'Corridor de la Rive',
  level: 3,
  body: paragraphs('Douze kilomètres de voies réservées, du pont au plateau.'),
  steps: [
    {
      id: 'step-1',
      title: 'Voies réservées',
      body: paragraphs('Marquage, feux et quais entre la 1re et la 12e Rue.'),
      opening: 'full',
      openingDate: '2026-06-01',
      progress: 100,
    },
    {
      id: 'step-2',
      title: 'Stations',
      body: paragraphs('Onze stations abritées et chauffées.'),
      opening: 'anticipated',
      openingDate: 'automne 2027',
      progress: 45,
    },
    {
      id: 'step-3',
      title: 'Bus articulés',
      body: [],
      opening: 'expected_delivery',
      openingDate: '2028-03-15',
    },
  ],
};

export const examples: readonly Example[] = [
  { name: 'trois étapes', render: () => <ProjectBlockView block={block} /> },
];
