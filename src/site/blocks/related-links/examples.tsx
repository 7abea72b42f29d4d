import type { RelatedLinksBlock } from '#domain/block.ts';
import type { Example } from '#site/ui/example.ts';
import { RelatedLinksBlockView } from './related-links.tsx';

const block: RelatedLinksBlock = {
  id: 'related-links',
  anchor: 'p-130',
  type: 'related_links',
  title: 'Liens utiles',
  level: 3,
  links: [
    {
      title: 'Grille tarifaire',
      subtitle: 'Tous les titres et leurs prix',
      href: '/tarifs',
      external: false,
    },
    { title: 'Points de vente', href: '/points-de-vente', external: false },
    {
      title: 'La carte à puce',
      subtitle: 'Site du réseau régional',
      href: 'https://example.org/',
      external: true,
    },
  ],
};

export const examples: readonly Example[] = [
  { name: 'du site et d’ailleurs', render: () => <RelatedLinksBlockView block={block} /> },
];
