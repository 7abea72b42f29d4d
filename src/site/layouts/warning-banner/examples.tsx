import type { Example } from '#site/ui/example.ts';
import { WarningBanner } from './warning-banner.tsx';

export const examples: readonly Example[] = [
  { name: 'fonctions indisponibles', render: () => <WarningBanner warning="api_unavail" /> },
];
