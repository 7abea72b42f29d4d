import type { GoingsComingsBlock } from '#domain/block.ts';
import { list, paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { GoingsComingsBlockView } from './goings-comings.tsx';

const block: GoingsComingsBlock = {
  id: 'goings-comings',
  anchor: 'p-200',
  type: 'goings_comings',
  title: 'Stade des Remparts',
  subtitle: 'Les soirs de match',
  level: 3,
  goings: [list('Le 801 toutes les 8 minutes dès 17 h', 'La navette 950 du stationnement Rive-Nord')],
  comings: [list('Le 801 jusqu’à 1 h', 'La navette 950, 20 minutes après la fin')],
  note: paragraphs('Votre billet de match vaut un passage aller et retour.'),
  folds: false,
};

export const examples: readonly Example[] = [
  { name: 'côte à côte', render: () => <GoingsComingsBlockView block={block} /> },
  {
    name: 'pliant au téléphone',
    render: () => (
      <GoingsComingsBlockView block={{ ...block, anchor: 'p-201', title: 'Plage', folds: true }} />
    ),
  },
];
