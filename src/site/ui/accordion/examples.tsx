import type { Example } from '#site/ui/example.ts';
import { Accordion } from './accordion.tsx';

const items = (prefix: string) => [
  {
    id: `${prefix}-carte`,
    title: 'Où acheter ma carte ?',
    content: <p>Dans tous les points de vente et au centre d’information, rue des Forges.</p>,
  },
  {
    id: `${prefix}-perdue`,
    title: 'Que faire si je la perds ?',
    subtitle: 'Votre solde est protégé si la carte est enregistrée',
    content: <p>Appelez-nous : nous bloquons la carte perdue et transférons votre solde sur une nouvelle.</p>,
    open: true,
  },
  {
    id: `${prefix}-enfants`,
    title: 'Les enfants paient-ils ?',
    content: <p>Non, jusqu’à 5 ans, accompagnés d’une personne qui paie.</p>,
  },
];

export const examples: readonly Example[] = [
  { name: 'plusieurs ouverts', render: () => <Accordion items={items('faq')} headingLevel={4} /> },
  {
    name: 'un seul à la fois',
    render: () => <Accordion items={items('faq-seul')} headingLevel={4} single />,
  },
];
