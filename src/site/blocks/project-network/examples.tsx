import type { ProjectNetworkBlock } from '#domain/block.ts';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { ProjectNetworkBlockView } from './project-network.tsx';

const block: ProjectNetworkBlock = {
  id: 'project-network',
  anchor: 'p-230',
  type: 'project_network',
  title: 'Le réseau de demain',
  subtitle: 'Plus de bus, plus souvent',
  level: 3,
  body: paragraphs('Le nouveau réseau relie les quartiers entre eux sans passer par le centre.'),
  icons: [
    {
      id: 'icon-1',
      title: 'Toutes les 10 minutes',
      body: paragraphs('Sur 14 parcours, de 6 h à 21 h.'),
      drawing: 'clock',
    },
    {
      id: 'icon-2',
      title: 'Accessible',
      body: paragraphs('Tous les bus et toutes les stations.'),
      drawing: 'accessible',
    },
    { id: 'icon-3', title: 'Sans dessin connu', body: paragraphs('Les mots suffisent.'), drawing: 'inconnu' },
  ],
};

const gain = (title: string, words: string) => ({ id: title, title, body: paragraphs(words) });
const gains = [
  gain('27 min', 'd’ouest en est, au lieu de 41'),
  gain('1 200', 'places assises de plus'),
  gain('14', 'stations chauffées'),
];

export const examples: readonly Example[] = [
  { name: 'trois promesses', render: () => <ProjectNetworkBlockView block={block} /> },
  {
    name: 'le gain en chiffres',
    render: () => <ProjectNetworkBlockView block={{ ...block, anchor: 'p-231', icons: gains }} />,
  },
];
