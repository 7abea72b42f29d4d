import { PageBreadcrumbs } from '#site/layouts/page-header/page-header.tsx';
import { ExampleStage } from '#site/layouts/example-stage/example-stage.tsx';
import { viewFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';

export const examples: readonly Example[] = [
  {
    name: 'fil d’Ariane de la page',
    render: () => (
      <ExampleStage>{(locale) => <PageBreadcrumbs info={viewFixture(locale).info} />}</ExampleStage>
    ),
  },
];
