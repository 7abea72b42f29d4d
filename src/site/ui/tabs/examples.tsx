import type { Example } from '#site/ui/example.ts';
import { Tabs } from './tabs.tsx';

const tabs = (prefix: string) => [
  { id: `${prefix}-semaine`, title: 'Semaine', content: <p>Un bus toutes les 10 minutes de 6 h à 19 h.</p> },
  { id: `${prefix}-samedi`, title: 'Samedi', content: <p>Un bus toutes les 15 minutes de 7 h à 18 h.</p> },
  {
    id: `${prefix}-dimanche`,
    title: 'Dimanche et jours fériés',
    content: <p>Un bus toutes les 20 minutes.</p>,
  },
];

export const examples: readonly Example[] = [
  { name: 'bleus', render: () => <Tabs label="Fréquence" tabs={tabs('bleu')} headingLevel={4} /> },
  {
    name: 'gris, le deuxième demandé',
    render: () => (
      <Tabs label="Fréquence, gris" tabs={tabs('gris')} variant="gray" headingLevel={4} selected="samedi" />
    ),
  },
];
