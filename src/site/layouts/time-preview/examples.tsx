import { viewFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { TimePreviewBanner } from './time-preview.tsx';

export const examples: readonly Example[] = [
  {
    name: 'un autre moment',
    render: () => (
      <TimePreviewBanner
        view={viewFixture('fr')}
        preview={{ local: '2026-11-20T08:00', isStaff: true, share: '/horaires?moment=x' }}
      />
    ),
  },
];
