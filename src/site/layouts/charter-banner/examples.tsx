import { noticeFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { CharterBanner } from './charter-banner.tsx';

export const examples: readonly Example[] = [
  { name: 'règle sur la langue', render: () => <CharterBanner notice={noticeFixture} href="/en/rule" /> },
];
