import { DomUtils } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { part, router } from '#tests/support/small-content.ts';
import { passOver, startUpstream, type React, type Upstream } from '#tests/support/upstream.ts';
import { contentOf, visitsOf } from '#tests/support/visits.ts';

const lists = {
  fr: '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours',
  en: '/en/schedules-and-trips/customer-notices/route-notices',
};
const alias = (list: string) => `${list.replace('/en/', '/')}/details`;
const details = {
  fr: `${lists.fr}/details/passage-a-niveau`,
  en: `${lists.en}/details/level-crossing`,
};

let content: TestApp;
let upstream: Upstream;
let app: TestApp;
let whole: React;
const visits = visitsOf(() => app);
beforeAll(async () => {
  content = await startApp({ parts: ['content'] });
  await contentOf(content).saveItem({
    key: 'away',
    type: 'notices',
    shared: { general: true, non_public: false, notice_type: 'faible', date_notice_start: '2026-11-15' },
    fr: { title: 'Passage à niveau fermé', alias: `${alias(lists.fr)}/passage-a-niveau` },
    en: { title: 'Level crossing closed', alias: `${alias(lists.en)}/level-crossing` },
  });
  whole = passOver(content.origin);
  upstream = await startUpstream(whole);
  app = await startApp({ settings: { CONTENT_URL: upstream.url } });
});
afterAll(async () => {
  await app.close();
  await upstream.close();
  await content.close();
});

const noteOn = async (path: string) => {
  const page = await visits.page(path);
  expect(page.response.status).toBe(200);
  const [note] = page.elements(({ attribs }) => attribs['class'] === 'copy-note');
  return note && DomUtils.textContent(note).replaceAll('\u00a0', ' ').trim();
};
const paths = [lists.fr, lists.en, details.fr, details.en];

describe('notices while the content is away', () => {
  it('are told without a word about copies as long as it is there', async () => {
    for (const path of paths) expect(await noteOn(path)).toBeUndefined();
  });

  it.each([
    [lists.fr, 'Les avis ne peuvent pas être lus en ce moment. Voici ceux de 14 h 00.'],
    [lists.en, 'Notices cannot be read right now. These are from 2:00 p.m.'],
    [details.fr, 'Cet avis ne peut pas être relu en ce moment. En voici la copie de 14 h 00.'],
    [details.en, 'This notice cannot be read again right now. This is the copy from 2:00 p.m.'],
  ])('stand as they were, and %s says when that was', async (path, words) => {
    upstream.will('reset');
    if (path === lists.fr) app.clock.advance(12 * 60_000);
    await eventually(async () => expect(await noteOn(path)).toBe(words));
    const { headings, text } = await visits.page(path);
    expect(headings[0] + text('main')).toMatch(/Passage à niveau fermé|Level crossing closed/);
    expect(text('main')).not.toMatch(/Mis à jour|Updated at/);
  });

  it('name the day too once it is another', async () => {
    app.clock.advance(86_400_000);
    await eventually(async () =>
      expect(await noteOn(lists.fr)).toBe(
        'Les avis ne peuvent pas être lus en ce moment. Voici ceux du 15 novembre, 14 h 00.',
      ),
    );
  });

  it('say nothing of it any more when it is back', async () => {
    upstream.will(whole);
    await eventually(async () => {
      for (const path of paths) expect(await noteOn(path)).toBeUndefined();
    });
  });
});

describe('a notice that the content answers with a fault', () => {
  const statuses = [400, 401, 403, 404, 410, 418, 429, 500, 502, 503, 599];

  it.each(statuses.flatMap((status) => [['router', status] as const, ['resource', status] as const]))(
    'is the page of what is not there: the %s says %i',
    async (name, status) => {
      const fault = part(status, { message: 'boom' });
      const parts =
        name === 'router'
          ? { router: fault }
          : { router: part(200, router('/x')), 'resolvedResource#uri{0}': fault };
      upstream.will((request) =>
        request.url.includes('/subrequests') ? { status: 207, body: parts } : whole(request),
      );
      const page = await visits.page(`${lists.fr}/details/faute-${name}-${status}`);
      expect([page.response.status, page.headings]).toEqual([404, ['Page non trouvée']]);
      upstream.will(whole);
    },
  );

  it.each([401, 403, 410])('is not there by its identifier either: %i', async (status) => {
    const id = `00000000-0000-4000-8000-000000000${status}`;
    upstream.will((request) =>
      request.url.includes(id) ? { status, body: { message: 'boom' } } : whole(request),
    );
    const page = await visits.page(`${lists.fr}/details/${id}`);
    expect([page.response.status, page.headings]).toEqual([404, ['Page non trouvée']]);
    upstream.will(whole);
  });

  it('is left out of a list, which has the others', async () => {
    const before = await visits.page(lists.fr);
    upstream.will(async (request) => {
      const answer = await whole(request);
      if (!/\/api\/notices\?/.test(request.url) || typeof answer === 'string') return answer;
      const { data, ...rest } = JSON.parse(String(answer.body)) as { data: { attributes: object }[] };
      const broken = data.map((item, place) => (place === 0 ? { ...item, attributes: {} } : item));
      return { ...answer, body: { ...rest, data: broken } };
    });
    app.clock.advance(2 * 86_400_000);
    const page = await visits.page(lists.fr);
    const rowsOf = (each: typeof page) => each.elements(({ attribs }) => attribs['class'] === 'notice');
    expect(rowsOf(page).length).toBeGreaterThan(0);
    expect(rowsOf(page).length).toBeLessThan(rowsOf(before).length);
    upstream.will(whole);
  });
});
