import { useState } from 'react';
import type { Example } from '#site/ui/example.ts';
import { DateTimeField } from './date-time-field.tsx';

interface DemonstrationProps {
  readonly id: string;
  readonly error?: string;
}

function Demonstration({ id, error }: DemonstrationProps) {
  const [fields, setFields] = useState<Record<string, string>>({ [`${id}.time`]: '00:00' });
  return (
    <DateTimeField
      id={id}
      name={id}
      label={'Quand avez-vous pris le bus\u00a0?'}
      hint="Une heure approximative suffit."
      error={error}
      required
      date={fields[`${id}.date`] ?? ''}
      time={fields[`${id}.time`] ?? ''}
      maxDate="9999-12-31"
      onChange={(name, value) => setFields((known) => ({ ...known, [name]: value }))}
    />
  );
}

export const examples: readonly Example[] = [
  { name: 'une date et une heure', render: () => <Demonstration id="exemple-moment" /> },
  {
    name: 'avec une erreur',
    render: () => <Demonstration id="exemple-moment-erreur" error="Indiquez une date qui existe." />,
  },
];
