import { bannerFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { LanguageBanner } from './language-banner.tsx';

export const examples: readonly Example[] = [
  { name: 'règle sur la langue', render: () => <LanguageBanner banner={bannerFixture} href="/en/rule" /> },
];
