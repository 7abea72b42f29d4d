import { describe, expect, it } from 'vitest';
import { serviceTypes } from '#data/service-types.ts';
import type { RichElement, RichText } from '#domain/rich-text.ts';
import { AppError } from '#lib/errors.ts';
import { createLog } from '#platform/log/log.ts';
import { createRouteTable } from '#site/routing/route-table.ts';
import type { SiteRoute } from '#site/routing/route.ts';
import { createLineMarker, isInRange } from './line-marks.ts';

const route = (name: string, path: string): SiteRoute => ({
  name,
  path,
  locale: 'fr',
  layout: 'full-width',
  meta: {},
});
const table = createRouteTable([
  route('schedules', '/horaires'),
  route('schedule-route', String.raw`/horaires/:parcours(\d{1,3}[A-Z]?)/:direction?`),
  route('page', '/:path(.+)'),
]);
const lines = [
  { number: '800', serviceTypeCode: 4, ends: ['Haut-Coteau', 'Pointe-aux-Hérons'], days: [] },
  { number: '11', serviceTypeCode: 0, ends: ['Place de l’Horloge', 'Grande-Anse'], days: [] },
  { number: '5', serviceTypeCode: 99, ends: [], days: [] },
];

function marker(loadLines = async () => lines) {
  const logs: unknown[] = [];
  const log = createLog('warn', { write: (line) => void logs.push(line) });
  return { mark: createLineMarker({ schedule: { loadLines }, serviceTypes, log }), logs };
}

const link = (href: string, ...children: RichElement[] | string[]): RichElement => ({
  tag: 'a',
  attributes: { href },
  children,
});
const marked = async (...text: RichText) =>
  (await marker().mark({ blocks: [{ body: text }] }, table)).page.blocks[0]?.body;

describe('a range of numbers', () => {
  it.each([
    ['800', true],
    ['807', true],
    ['808', false],
    ['80', false],
    ['800A', false],
  ])('from 800 to 807 has %s: %s', (number, expected) => {
    expect(isInRange(number, '800-807')).toBe(expected);
  });

  it('with letters has only numbers with the same one', () => {
    expect(['3A', '54A', '92A', '93A', '54', '54G'].map((number) => isInRange(number, '3A-92A'))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the numbers of lines in a text', () => {
  it('are known by a link from the number to the page of the line', async () => {
    expect(await marked('Prenez le ', link('/horaires/800', '800'), '.')).toEqual([
      'Prenez le ',
      {
        ...link('/horaires/800', '800'),
        line: {
          number: '800',
          type: { key: 'metrobus', name: { fr: 'Métrobus', en: 'Métrobus' }, look: { shape: 'circle' } },
          ends: ['Haut-Coteau', 'Pointe-aux-Hérons'],
        },
      },
      '.',
    ]);
  });

  it.each([
    link('/horaires/800', 'le 800'),
    link('/horaires/800', '11'),
    link('/horaires/800/est', '800'),
    link('/avis/800', '800'),
    link('https://example.org/horaires/800', '800'),
    link('/horaires/5', '5'),
  ])('stay an ordinary link in any other case: %j', async (other) => {
    expect(await marked(other)).toEqual([other]);
  });

  it('are plain text where there is no such line', async () => {
    expect(await marked('Le ', link('/horaires/999', '999'))).toEqual(['Le ', '999']);
  });

  it('tell the ends of a line once on a page', async () => {
    const text = await marked(link('/horaires/11', '11'), {
      tag: 'p',
      children: [link('/horaires/11', '11')],
    });
    expect(JSON.stringify(text).match(/Grande-Anse/g)).toHaveLength(1);
  });

  it('do not tell them in the row of a table that does', async () => {
    const cell = (...children: RichText): RichElement => ({ tag: 'td', children });
    const row = (ends: string): RichElement => ({
      tag: 'tr',
      children: [cell(link('/horaires/11', '11')), cell(ends)],
    });
    expect(JSON.stringify(await marked(row('Place de l’Horloge – Grande-Anse')))).not.toContain('"ends"');
    expect(JSON.stringify(await marked(row('Place de l’Horloge')))).toContain('"ends"');
  });

  it('have the type of their range while the lines cannot be read, which is said', async () => {
    const { mark, logs } = marker(async () => {
      throw new AppError('unavailable', 'no feed');
    });
    const numbers = ['800', '11', '3A', '250', '907', '600'];
    const blocks = numbers.map((number) => link(`/horaires/${number}`, number));
    const { page, isWhole } = await mark({ blocks }, table);
    expect(page.blocks.map(({ line }) => line?.type.key)).toEqual([
      'metrobus',
      'lebus',
      'ecole',
      'express',
      'couchetard',
      undefined,
    ]);
    expect(page.blocks.map(({ line }) => line?.ends)).toEqual(numbers.map(() => undefined));
    expect(isWhole).toBe(false);
    expect(logs).toHaveLength(1);
  });

  it('are not looked up for a page that has none', async () => {
    const { mark } = marker(async () => {
      throw new Error('asked');
    });
    const page = { title: 'x', blocks: [link('/horaires', 'Horaires')] };
    expect((await mark(page, table)).page).toBe(page);
  });
});
