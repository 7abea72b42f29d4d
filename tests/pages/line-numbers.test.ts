import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { TestAppOptions } from '#tests/support/app.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';
import { startVisits, type Visits } from '#tests/support/visits.ts';

const withLines: TestAppOptions = {
  parts: ['site', 'content', 'schedule', 'cache'],
  settings: { SCHEDULE_FEED: writeNetworkFeed() },
};
const visits = startVisits(withLines);
const withoutLines = startVisits({ content: 'shared' });
const winter = { fr: '/horaires-et-trajets/service-en-hiver', en: '/en/schedules-and-trips/winter-service' };

async function badges(of: Visits, path: string) {
  const page = await of.page(path);
  const links = page.elements(({ name, attribs }) => name === 'a' && attribs['class'] === 'line-link');
  return links.map((link) => ({
    words: DomUtils.textContent(link),
    href: link.attribs['href'],
    title: link.attribs['title'],
  }));
}

describe('line numbers in the content', () => {
  it('are badges that lead to the schedule of the line and tell its ends, in both languages', async () => {
    expect(await badges(visits, winter.fr)).toEqual([
      {
        words: '11',
        href: '/horaires-et-trajets/horaires/11',
        title: expect.stringMatching(/^leBus, .+ – .+/),
      },
      { words: '7', href: '/horaires-et-trajets/horaires/7', title: expect.stringContaining('leBus') },
    ]);
    expect((await badges(visits, winter.en)).map(({ href }) => href)).toEqual([
      '/en/schedules-and-trips/schedules/11',
      '/en/schedules-and-trips/schedules/7',
    ]);
  });

  it('are plain text where the line does not exist', async () => {
    const page = await visits.page(winter.fr);
    expect(page.text('main')).toContain('les parcours 11, 54 et 803 passent');
    expect(page.elements(({ attribs }) => /\/horaires\/(?:54|803)$/.test(attribs['href'] ?? ''))).toEqual([]);
  });

  it('lead to pages that exist', async () => {
    for (const { href = '' } of await badges(visits, winter.fr))
      expect((await visits.ask(href)).status).toBe(200);
  });

  it('tell no ends while the lines cannot be read, on a page that is drawn again within seconds', async () => {
    const guessed = await badges(withoutLines, winter.fr);
    expect(guessed.map(({ words, title }) => [words, title])).toEqual(
      ['11', '54', '803', '7', '214'].map((number) => [number, undefined]),
    );
    const { response } = await withoutLines.page(winter.fr);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const told = () => withoutLines.app.logs.filter(({ msg }) => /types are guessed/.test(String(msg)));
    const before = told().length;
    await withoutLines.page(winter.fr);
    expect(told().length).toBe(before);
    withoutLines.app.clock.advance(10_000);
    await withoutLines.page(winter.fr);
    expect(told().length).toBe(before + 1);
  });
});
