import type { Example } from '#site/ui/example.ts';
import { TreeNav, type TreeItem } from './tree-nav.tsx';

const items: readonly TreeItem[] = [
  { id: '1', title: 'Cartes et laissez-passer', href: '/titres/cartes' },
  {
    id: '2',
    title: 'Abonnements',
    href: '/titres/abonnements',
    children: [
      { id: '2a', title: 'Abonnement personnel au bus', href: '/titres/abonnements/personnel' },
      { id: '2b', title: 'Employeurs', href: '/titres/abonnements/employeurs' },
      { id: '2c', title: 'Clientèle étudiante', href: '/titres/abonnements/etudiants' },
    ],
  },
  {
    id: '3',
    title: 'Points de vente',
    href: '/titres/points-de-vente',
    children: [{ id: '3a', title: 'Carte', href: '#' }],
  },
  { id: '4', title: 'Boutique en ligne', href: 'https://boutique.example', external: true },
];

export const examples: readonly Example[] = [
  {
    name: 'sur une page du deuxième niveau',
    render: () => (
      <TreeNav label="Titres et tarifs" items={items} trail={['/titres', '/titres/abonnements/employeurs']} />
    ),
  },
  {
    name: 'sur une page que le menu ne nomme pas',
    render: () => (
      <TreeNav label="Abonnements" items={items} trail={['/titres', '/titres/abonnements/employeurs/a-z']} />
    ),
  },
];
