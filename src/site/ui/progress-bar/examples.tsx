import type { Example } from '#site/ui/example.ts';
import { useState } from 'react';
import { Button } from '#site/ui/button/button.tsx';
import { ProgressBar } from './progress-bar.tsx';

function Demonstration() {
  const [active, setActive] = useState(false);
  return (
    <>
      <ProgressBar active={active} />
      <Button kind="secondary" aria-pressed={active} onClick={() => setActive(!active)}>
        {active ? 'Arrêter' : 'Montrer en haut de l’écran'}
      </Button>
    </>
  );
}

export const examples: readonly Example[] = [
  { name: 'pendant un chargement', render: () => <Demonstration /> },
];
