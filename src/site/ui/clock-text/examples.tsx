import type { Example } from '#site/ui/example.ts';
import { ClockText } from './clock-text.tsx';

const moment = { at: Date.UTC(2026, 10, 16, 18, 5), local: '2026-11-16T13:05' };

export const examples: readonly Example[] = [
  { name: 'dans une rangée', render: () => <ClockText moment={moment} /> },
  { name: 'en grand', render: () => <ClockText moment={moment} size="large" /> },
];
