import type { Example } from '#site/ui/example.ts';
import { Button } from '#site/ui/button/button.tsx';
import { announce } from './announce.ts';
import { LiveRegion } from './live-region.tsx';

export const examples: readonly Example[] = [
  {
    name: 'un message de trois secondes',
    render: () => (
      <>
        <Button kind="secondary" onClick={() => announce('3 passages mis à jour')}>
          Annoncer
        </Button>
        <LiveRegion />
      </>
    ),
  },
];
