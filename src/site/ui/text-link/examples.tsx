import type { Example } from '#site/ui/example.ts';
import { TextLink } from './text-link.tsx';

export const examples: readonly Example[] = [
  {
    name: 'dans une phrase',
    render: () => (
      <p>
        Avant de partir, consultez <TextLink href="#avis">les avis aux usagers</TextLink> ou{' '}
        <TextLink href="https://quebec511.example" external>
          l’état des routes
        </TextLink>
        .
      </p>
    ),
  },
  {
    name: 'seul sur sa ligne',
    render: () => (
      <TextLink href="tel:+14185550111" icon="phone" standalone>
        418 555-0111, option 1
      </TextLink>
    ),
  },
];
