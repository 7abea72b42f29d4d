import type { Example } from '#site/ui/example.ts';
import { SkipLinks } from './skip-links.tsx';

export const examples: readonly Example[] = [
  {
    name: 'visibles au focus',
    render: () => (
      <SkipLinks
        label="Accès rapides de la galerie"
        links={[
          { href: '#gallery-ui-accordion', label: 'Aller à l’accordéon' },
          { href: '#gallery-ui-tabs', label: 'Aller aux onglets' },
        ]}
      />
    ),
  },
];
