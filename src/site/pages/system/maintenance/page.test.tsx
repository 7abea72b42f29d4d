import { describe, expect, it } from 'vitest';
import type { Block } from '#domain/block.ts';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { count, routedMarkup } from '#tests/support/layout-markup.tsx';
import MaintenancePage from './page.tsx';

const words: Block = {
  id: 'words',
  anchor: 'p-1',
  level: 'hidden',
  type: 'content',
  body: [{ tag: 'p', children: ['Les bus, eux, roulent.'] }],
};

const maintenance = (blocks: readonly Block[]) =>
  routedMarkup(<MaintenancePage view={viewFixture('fr', { status: 503 })} data={{ blocks }} />, 'fr');

describe('the maintenance page', () => {
  it.each([
    ['what the operator wrote', [words]],
    ['nothing, when the content cannot be had', []],
  ])('gives the phone once, after %s', (_what, blocks) => {
    expect(
      count(maintenance(blocks), /Appelez-nous\u00a0: <a class="figures" href="tel:\+14185552511,1">/),
    ).toBe(1);
  });
});
