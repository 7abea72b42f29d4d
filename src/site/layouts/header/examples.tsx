import { ExampleStage } from '#site/layouts/example-stage/example-stage.tsx';
import { memberFixture, shellFixture } from '#site/layouts/fixtures.ts';
import { MemberPartsContext } from '#site/layouts/member-parts.ts';
import type { Example } from '#site/ui/example.ts';
import { Header } from './header.tsx';
import { MemberMenu } from './member-menu.tsx';

export const examples: readonly Example[] = [
  {
    name: 'anonyme',
    render: () => (
      <ExampleStage>{(locale) => <Header trail={[]} shell={shellFixture(locale)} />}</ExampleStage>
    ),
  },
  {
    name: 'membre avec trois avis',
    render: () => (
      <ExampleStage>
        {(locale) => (
          <MemberPartsContext value={{ MemberMenu }}>
            <Header trail={[]} shell={shellFixture(locale, { visitor: memberFixture })} />
          </MemberPartsContext>
        )}
      </ExampleStage>
    ),
  },
];
