import type { Example } from '#site/ui/example.ts';
import { DateText, TimeText } from './time-text.tsx';

const timeZone = 'America/Toronto';
const instantMs = Date.parse('2026-06-01T17:05:00Z');

export const examples: readonly Example[] = [
  {
    name: 'heure et date',
    render: () => (
      <p>
        <TimeText instantMs={instantMs} timeZone={timeZone} /> ·{' '}
        <DateText instantMs={instantMs} timeZone={timeZone} /> ·{' '}
        <DateText instantMs={instantMs} timeZone={timeZone} length="full" />
      </p>
    ),
  },
];
