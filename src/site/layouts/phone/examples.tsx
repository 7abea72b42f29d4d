import { shellFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { CallUs } from './call-us.tsx';

const { general } = shellFixture('fr').operator.phones;

export const examples: readonly Example[] = [
  {
    name: 'appelez-nous',
    render: () => <CallUs line={general} />,
  },
];
