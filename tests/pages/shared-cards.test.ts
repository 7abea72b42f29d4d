import { describe, expect, it } from 'vitest';
import { shareVisits, startVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
const alone = startVisits({ content: 'shared' });

/** Width and height, as the first chunk of a PNG says. */
async function sizeOf(response: Response): Promise<readonly [number, number]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('the picture of a shared page', () => {
  it('is drawn for a line, in each language, at the size networks want', async () => {
    const cards = await Promise.all(['fr', 'en'].map((locale) => visits.app.get(`/_card/${locale}/801.png`)));
    for (const card of cards) {
      expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(card.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await sizeOf(card)).toEqual([1200, 630]);
    }
  });

  it('is the operator’s for every other page', async () => {
    expect(await sizeOf(await visits.app.get('/_card/fr.png'))).toEqual([1200, 630]);
  });

  it('is named by the page, with its size and words', async () => {
    const { metas } = await visits.page('/horaires-et-trajets/horaires/1480');
    expect(metas).toMatchObject({
      'og:image': `${visits.app.origin}/_card/fr.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'og:description': metas['description'],
    });
    const line = await visits.page('/en/schedules-and-trips/schedules/801/0');
    expect(line.metas['og:image']).toBe(`${visits.app.origin}/_card/en/801.png`);
    expect((await visits.page('/horaires-et-trajets/horaires/9999')).metas['og:image']).toBeUndefined();
  });

  it('is not there for a line that is not', async () => {
    expect((await visits.app.get('/_card/fr/998.png')).status).toBe(404);
  });

  it.each([
    '/_card/de.png',
    '/_card/de/801.png',
    '/_card/fr/..%2F801.png',
    '/_card/fr/%00.png',
    '/_card/fr/801.svg',
  ])('is refused at %s', async (path) => {
    expect((await visits.app.get(path)).status).toBe(400);
  });

  it('is the operator’s while the timetables are away', async () => {
    const card = await alone.app.get('/_card/fr/801.png');
    expect([card.status, card.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  });
});
