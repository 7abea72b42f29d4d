import type { Example } from '#site/ui/example.ts';
import { LineAlongNotes, RequestNote } from './access-note.tsx';

export const examples: readonly Example[] = [
  {
    name: 'sur demande, par téléphone',
    render: () => <RequestNote request={{ boarding: 'phone', alighting: 'driver', phone: '819 555-0101' }} />,
  },
  {
    name: 'sur demande, au conducteur',
    render: () => <RequestNote request={{ boarding: 'driver', alighting: 'driver' }} />,
  },
  {
    name: 'entre les arrêts',
    render: () => (
      <LineAlongNotes along={[{ boarding: 'anywhere', alighting: 'anywhere', isEverywhere: true }]} />
    ),
  },
];
