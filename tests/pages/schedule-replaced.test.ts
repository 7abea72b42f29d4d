import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { schedulesPath as schedules } from '#tests/support/live-site.ts';
import { networkTables, writeNetworkFeed } from '#tests/support/schedule-network.ts';
import { visitsOf } from '#tests/support/visits.ts';

let app: TestApp;
const folder = writeNetworkFeed();
const visits = visitsOf(() => app);
beforeAll(async () => {
  app = await startApp({
    parts: ['site', 'content', 'cache', 'schedule'],
    settings: { SCHEDULE_FEED: folder },
  });
});
afterAll(() => app.close());

/** The same hours under other names, as a new feed of the operator has them. */
async function replaceFeed(): Promise<void> {
  for (const [name, text] of Object.entries(networkTables()))
    writeFileSync(join(folder, `${name}.txt`), text.replaceAll(/\b(\d{3}[OC])-dim1-/g, '$1-neuf-'));
  await app.app.schedule?.refresh();
}

const tripsIn = (page: Awaited<ReturnType<typeof visits.page>>) =>
  page
    .elements(({ name }) => name === 'a')
    .flatMap(({ attribs }) => attribs['href'] ?? [])
    .filter((href) => href.includes('/voyage/'));

describe('a feed that is replaced while somebody reads', () => {
  it('leaves no page broken: what stays is drawn anew, what is gone says so and leads on', async () => {
    const stop = await visits.page(`${schedules}/1001?before`);
    const old = tripsIn(stop).find((href) => href.includes('800O-dim1-')) ?? '';
    expect((await visits.ask(`${old}?before`)).status).toBe(200);
    await replaceFeed();

    // The pages that were open, when they are drawn again.
    for (const path of ['/1001', '/800/3', '/800/3/horaire', '/800/3/1001', '/800/3/carte']) {
      const page = await visits.page(`${schedules}${path}?after`);
      expect([path, page.response.status]).toEqual([path, 200]);
      expect(tripsIn(page).filter((href) => href.includes('-dim1-1405'))).toEqual([]);
    }
    const [next = ''] = tripsIn(await visits.page(`${schedules}/1001?after`));
    expect(next).toContain('-neuf-');
    expect((await visits.ask(next)).status).toBe(200);

    // A link of a page that is still open, to a trip that the new feed does not have.
    const gone = await visits.page(`${old}?after`);
    expect(gone.response.status).toBe(404);
    expect(gone.text('main')).toContain('Ce voyage ne figure pas à l’horaire de ce jour.');

    // What that page asks for by itself: the trip is told gone, which it shows in its own words.
    const [, tripId = ''] = /voyage\/([^?]+)/.exec(old) ?? [];
    const asked = await app.get(`/services/schedule/voyage?idVoyage=${tripId}&date=20261115&langue=fr`);
    expect([asked.status, await asked.json()]).toEqual([200, null]);
  });
});
