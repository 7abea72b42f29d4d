import { describe, expect, it } from 'vitest';
import { jsonApiMediaType } from '#contract/content/json-api.ts';
import { deriveKey, readSecret } from '#platform/secret.ts';
import { sample } from '#tests/support/cases.ts';
import { hostileJsonTexts } from '#tests/support/hostile-addresses.ts';
import { felt, pagesAbout, wireSurfaces } from '#tests/support/notice-surfaces.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';
import { startVisits } from '#tests/support/visits.ts';

const visits = startVisits({
  parts: ['site', 'content', 'schedule', 'cache'],
  // Each writer is another caller, so that none is only counted.
  settings: { SCHEDULE_FEED: writeNetworkFeed(), TRUST_PROXY: '1' },
});
const address = '/services/content/api/notices';
const lists = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours';
const line = [{ name: felt.number }];

/** What an editor's program may get wrong, with a text that no honest one has. */
const attributesWith = (text: string): readonly object[] => [
  { title: text },
  { title: text, subtitle: text, body: text, dates_effective: text },
  { title: 'a', notice_type: text, cause: text, general: text },
  { title: 'a', date_notice_start: text, date_notice_end: text },
  { title: 'a', path: { alias: `/${text}` }, status: text },
  { title: 'a', updates: [{ date: text, text }] },
  { title: 'a', [text]: text },
  { title: 'a', effects: text },
  { title: 'a', effects: [text, null, [], { type: text }] },
  { title: text, effects: [{ type: 'stops_closed', stops: [{ name: felt.stop, replacement: text }] }] },
  { title: text, effects: [{ type: 'stops_closed', stops: [{ name: text }] }] },
  {
    title: text,
    effects: [{ type: 'trips_cancelled', routes: [{ name: text, direction: text }], trips: [text] }],
  },
  { title: text, effects: [{ type: 'detour', routes: line, minutes: Number(text), start: text, end: text }] },
  { title: text, effects: [{ type: 'delay', routes: line, days: [text], time_start: text, time_end: text }] },
  // These are in order, and do the oddest things that can be said.
  {
    title: text || 'b',
    effects: [{ type: 'trips_cancelled', routes: [{ name: '__proto__' }], trips: ['constructor'] }],
  },
  {
    title: text || 'b',
    effects: [{ type: 'delay', routes: line, minutes: 600, time_start: '47:59', time_end: '00:00' }],
  },
  {
    title: text || 'b',
    effects: [{ type: 'other', routes: line, start: '1900-01-01T00:00:00Z', end: '2199-12-31T23:59:59Z' }],
  },
  {
    title: text || 'b',
    effects: [{ type: 'stops_closed', stops: [{ name: felt.stop, replacement: felt.stop }] }],
  },
];

describe('a notice that nobody would write', () => {
  let key: string;
  let callers = 0;
  const accepted: string[] = [];

  async function write(method: string, path: string, body?: object): Promise<Response> {
    key ??= deriveKey(await readSecret(undefined, visits.app.dataDir), 'editor');
    callers += 1;
    return visits.app.get(path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'x-forwarded-for': `198.54.${Math.floor(callers / 250)}.${callers % 250}`,
        ...(body && { 'content-type': jsonApiMediaType }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  it('is taken or refused with its place, and never a fault of ours', { timeout: 120_000 }, async () => {
    const statuses = new Map<number, number>();
    const faults: unknown[] = [];
    const note = ({ status }: Response, what: unknown) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) faults.push({ status, what });
    };
    // A third of the texts in each place, the next third in the next.
    const all = hostileJsonTexts.flatMap((text, nth) =>
      attributesWith(text).filter((_, place) => (nth + place) % 3 === 0),
    );
    for (const attributes of sample(all)) {
      const answer = await write('POST', `${address}?oneLanguage=true`, {
        data: { type: 'notices', attributes },
      });
      note(answer, attributes);
      if (answer.status !== 201) continue;
      const { data } = (await answer.json()) as { data: { id: string } };
      accepted.push(data.id);
      if (accepted.length % 5 > 0) continue;
      const changed = {
        data: { type: 'notices', id: data.id, attributes: { ...attributes, cause: 'works' } },
      };
      note(await write('PATCH', `${address}/${data.id}`, changed), changed);
    }
    for (const text of hostileJsonTexts) {
      const path = `${address}/${encodeURIComponent(text.toWellFormed())}`;
      note(await write('PATCH', path, { data: { type: 'notices', id: text, attributes: {} } }), path);
      note(await write('DELETE', path), path);
    }
    expect(faults).toEqual([]);
    for (const status of [200, 201, 404, 422]) expect([...statuses.keys()]).toContain(status);
  });

  it('leaves every surface standing', { timeout: 120_000 }, async () => {
    await visits.app.app.schedule?.refresh();
    const known = (await wrapScheduleApp(visits.app).ask('/avisReseau')).text;
    expect(accepted.filter((id) => known.includes(id)).length).toBeGreaterThan(accepted.length / 2);
    visits.app.clock.advance(61_000);
    const paths = [
      ...Object.values(pagesAbout(felt)),
      ...Object.values(wireSurfaces).map((each) => `/services/schedule${each.address}`),
      ...['', '?moment=a-venir', '?moment=termines', '?format=rss', '?format=json', '?format=ics'].map(
        (query) => lists + query,
      ),
      `/services/schedule/avisReseau`,
      `${address}?page[limit]=500`,
      ...accepted.slice(0, 60).map((id) => `${lists}/details/${id}`),
    ];
    const faults: string[] = [];
    for (const path of paths) {
      const { status } = await visits.ask(path);
      // One that is not posted now is nobody's to read.
      const isHidden = status === 403 && path.includes('/details/');
      if (status !== 200 && !isHidden) faults.push(`${status} ${path}`);
    }
    expect(faults).toEqual([]);
    expect(visits.app.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
