import { ExampleStage } from '#site/layouts/example-stage/example-stage.tsx';
import { shellFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export const examples: readonly Example[] = [
  {
    name: 'affichage',
    render: () => <ExampleStage>{(locale) => <ThemeSwitch shell={shellFixture(locale)} />}</ExampleStage>,
  },
];
