import type { Example } from '#site/ui/example.ts';
import { LineEnds } from './line-ends.tsx';

export const examples: readonly Example[] = [
  { name: 'deux sens', render: () => <LineEnds ends={['Terminus Sud', 'Terminus Nord']} /> },
  { name: 'un seul sens', render: () => <LineEnds ends={['Parc industriel']} /> },
];
