import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedChromium } from '#tests/support/chromium.ts';
import { writeOddFeed } from '#tour/feeds/choose-feeds.ts';
import { writeFaults } from '#tour/table.ts';
import { quickTour, tourFeed } from '#tour/tour.ts';

const folder = mkdtempSync(join(tmpdir(), 'parcours-tour-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Those that have most of what is odd; `npm run tour` visits all of them, and more of each. */
describe('a site made of a feed alone', () => {
  it.each(['loop', 'spanish'])(
    'has nothing wrong on any kind of page, in both languages (%s)',
    { timeout: 240_000 },
    async (name) => {
      const outcome = await tourFeed(writeOddFeed(name, folder), {
        ...quickTour,
        browser: await sharedChromium(),
      });
      expect(writeFaults(outcome)).toEqual([]);
      expect(outcome.pages).toBeGreaterThan(40);
      expect(outcome.looked).toBeGreaterThan(20);
    },
  );
});
