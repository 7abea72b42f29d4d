import { ExampleStage } from '#site/layouts/example-stage/example-stage.tsx';
import { shellFixture } from '#site/layouts/fixtures.ts';
import { Button } from '#site/ui/button/button.tsx';
import type { Example } from '#site/ui/example.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { consentPreferencesId } from './consent-preferences.tsx';

export const examples: readonly Example[] = [
  {
    name: 'bandeau',
    render: () => (
      <ExampleStage>
        {(locale) => <ConsentBanner shell={shellFixture(locale, { consent: 'unasked' })} state={undefined} />}
      </ExampleStage>
    ),
  },
  {
    name: 'préférences (celles de la page)',
    render: () => <Button popoverTarget={consentPreferencesId}>Ouvrir</Button>,
  },
];
