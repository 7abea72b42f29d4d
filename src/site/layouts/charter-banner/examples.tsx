import type { Example } from '#site/ui/example.ts';
import { CharterBanner } from './charter-banner.tsx';

export const examples: readonly Example[] = [
  { name: 'charte de la langue française', render: () => <CharterBanner href="/en/who-can-consult-page" /> },
];
