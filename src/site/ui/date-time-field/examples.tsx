import { useState } from 'react';
import type { Example } from '#site/ui/example.ts';
import { DateTimeField } from './date-time-field.tsx';

interface DemonstrationProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
}

function Demonstration({ id, label, error }: DemonstrationProps) {
  const [fields, setFields] = useState<Record<string, string>>({ [`${id}.time`]: '00:00' });
  return (
    <DateTimeField
      id={id}
      name={id}
      label={label}
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
  {
    name: 'une date et une heure',
    render: () => <Demonstration id="exemple-moment" label="Moment du trajet" />,
  },
  {
    name: 'avec une erreur',
    render: () => (
      <Demonstration
        id="exemple-moment-erreur"
        label="Moment du retour"
        error="Indiquez une date qui existe."
      />
    ),
  },
];
