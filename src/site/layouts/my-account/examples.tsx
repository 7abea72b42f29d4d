import { ExampleStage } from '#site/layouts/example-stage/example-stage.tsx';
import { memberFixture, shellFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { AccountNav } from './account-nav.tsx';
import './my-account-layout.css';

export const examples: readonly Example[] = [
  {
    name: 'liens du profil',
    render: () => (
      <ExampleStage>
        {(locale) => (
          <AccountNav shell={shellFixture(locale, { visitor: memberFixture })} url="/mon-profil/mes-avis" />
        )}
      </ExampleStage>
    ),
  },
];
