import { useState } from 'react';
import type { Example } from '#site/ui/example.ts';
import { CountedField } from './counted-field.tsx';

interface DemonstrationProps {
  readonly id: string;
  readonly label: string;
  readonly multiline?: boolean;
  readonly most: number;
}

function Demonstration(props: DemonstrationProps) {
  const [value, setValue] = useState('Bonjour,');
  return (
    <CountedField
      {...props}
      name={props.id}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

export const examples: readonly Example[] = [
  {
    name: 'sur plusieurs lignes',
    render: () => <Demonstration id="exemple-message" label="Votre message" multiline most={500} />,
  },
  { name: 'trop long', render: () => <Demonstration id="exemple-mot" label="En un mot" most={5} /> },
];
