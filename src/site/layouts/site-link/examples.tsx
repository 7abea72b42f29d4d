import type { Example } from '#site/ui/example.ts';
import { SiteLink } from './site-link.tsx';

export const examples: readonly Example[] = [
  {
    name: 'page du site',
    render: () => <SiteLink href="/horaires-et-trajets">Horaires et trajets</SiteLink>,
  },
  { name: 'autre site', render: () => <SiteLink href="https://cartes.exemple.ca">Carte du réseau</SiteLink> },
  { name: 'fichier', render: () => <SiteLink href="/files/plan.pdf">Plan du réseau</SiteLink> },
];
