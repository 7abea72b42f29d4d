import type { Example } from '#site/ui/example.ts';
import { PageHeading } from './page-heading.tsx';

export const examples: readonly Example[] = [
  {
    name: 'avec et sans sous-titre',
    render: () => (
      <div className="stack" data-gap="l">
        <PageHeading id="exemple-titre" title="Horaire des bus" />
        <PageHeading
          id="exemple-titre-2"
          title="Abonnement personnel au bus"
          subtitle={'Économisez 25\u00a0% sur votre laissez-passer grâce à votre employeur.'}
        />
      </div>
    ),
  },
];
