import { useState } from 'react';
import type { Severity } from '#domain/notices/severity.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { alertFixture, shellFixture } from '#site/layouts/fixtures.ts';
import { Button } from '#site/ui/button/button.tsx';
import type { Example } from '#site/ui/example.ts';
import { TakeoverAlert } from './takeover-alert.tsx';

function Demonstration({ severity }: { readonly severity: Severity }) {
  const locale = useLocale();
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setTimes(times + 1)}>
        {`Ouvrir (${severity})`}
      </Button>
      {times > 0 && (
        <TakeoverAlert key={times} alert={alertFixture(locale, severity)} shell={shellFixture(locale)} />
      )}
    </>
  );
}

export const examples: readonly Example[] = (['standard', 'faible', 'moyen', 'eleve'] as const).map(
  (severity) => ({ name: `gravité ${severity}`, render: () => <Demonstration severity={severity} /> }),
);
