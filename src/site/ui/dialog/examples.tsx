import type { Example } from '#site/ui/example.ts';
import { useState } from 'react';
import type { Severity } from '#domain/notices/severity.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Dialog } from './dialog.tsx';

function Demonstration({ severity, long = false }: { severity?: Severity; long?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {`Ouvrir (${severity ?? 'sans gravité'}${long ? ', long' : ''})`}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Tempête de neige : des retards sur tout le réseau"
        severity={severity}
        actions={
          <>
            <Button onClick={() => setOpen(false)} data-first-focus="">
              J’ai compris
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              Plus tard
            </Button>
          </>
        }
      >
        {Array.from({ length: long ? 14 : 1 }, (_, index) => (
          <p key={index}>
            Les bus circulent, mais les passages peuvent avoir jusqu’à 20 minutes de retard. Habillez-vous
            chaudement et consultez les avis avant de partir.
          </p>
        ))}
      </Dialog>
    </>
  );
}

export const examples: readonly Example[] = [
  { name: 'sans gravité', render: () => <Demonstration /> },
  { name: 'effet faible', render: () => <Demonstration severity="faible" /> },
  { name: 'effet moyen', render: () => <Demonstration severity="moyen" /> },
  { name: 'effet élevé, long', render: () => <Demonstration severity="eleve" long /> },
];
