import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedItem } from '#services/content/seed.ts';
import { cases } from '#tests/support/cases.ts';
import { openTestContent, type TestContent } from '#tests/support/content-service.ts';

/** What the same filter finds by looking at every item, written without a database. */
interface Plain {
  readonly key: string;
  readonly values: Readonly<Record<string, readonly Value[]>>;
}
type Value = string | number | boolean;

interface Condition {
  readonly path: string;
  readonly operator: string;
  readonly values: readonly string[];
}
type Tree = Condition | { readonly conjunction: 'AND' | 'OR'; readonly members: readonly Tree[] };

const routes = ['7', '11', '801'].map((name) => ({ name, active: name !== '11' }));
const subtitles = [undefined, '', 'a', 'A', 'é', 'ab%', 'a_b', "o'b", '\\', 'zz'];
const types = ['standard', 'faible', 'eleve'];

const plans = Array.from({ length: 24 }, (_, n) => ({
  key: `n${n}`,
  title: `Avis ${n}`,
  subtitle: subtitles[n % subtitles.length],
  general: n % 3 === 0 ? undefined : n % 2 === 0,
  notice_type: types[n % 3],
  start: n % 4 === 0 ? undefined : `2026-0${1 + (n % 9)}-01T00:00:00+00:00`,
  routes: routes.filter((_route, index) => (n >> index) % 2 === 1),
}));

const seed: SeedItem[] = plans.map(({ key, title, subtitle, general, notice_type, start, routes: its }) => ({
  key,
  type: 'notices',
  shared: { general: general ?? null, notice_type, date_notice_start: start ?? null },
  fr: { title, attributes: { subtitle: subtitle ?? null } },
  references: { routes: its.map(({ name }) => `route-${name}`) },
}));

const some = (value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);
const plain: Plain[] = plans.map((plan) => ({
  key: plan.title,
  values: {
    title: [plan.title],
    subtitle: some(plan.subtitle),
    general: some(plan.general),
    notice_type: some(plan.notice_type),
    date_notice_start: some(plan.start),
    'routes.name': plan.routes.map(({ name }) => name),
    'routes.active': plan.routes.map(({ active }) => active),
  },
}));

const kinds: Readonly<Record<string, { samples: readonly string[]; operators: readonly string[] }>> = (() => {
  const equal = ['=', '<>', 'IN', 'NOT IN', 'IS NULL', 'IS NOT NULL'];
  const ordered = ['<', '<=', '>', '>=', 'BETWEEN', 'NOT BETWEEN'];
  const partial = ['STARTS_WITH', 'CONTAINS', 'ENDS_WITH'];
  const text = [...equal, ...ordered, ...partial];
  const instants = [
    '2026-01-01T00:00:00Z',
    '2026-04-01T00:00:00+00:00',
    '2026-05-31T20:00:00-04:00',
    '2026-09-02',
  ];
  return {
    title: { samples: ['Avis 1', 'avis', '2', 'Avis 23', ''], operators: text },
    subtitle: { samples: ['', 'a', 'A', 'É', '%', '_', "'", '\\', 'b%', 'zzz'], operators: text },
    general: { samples: ['1', '0', 'true', 'false'], operators: equal },
    notice_type: { samples: [...types, 'other'], operators: text },
    date_notice_start: { samples: instants, operators: [...equal, ...ordered] },
    'routes.name': { samples: ['7', '11', '801', '1'], operators: text },
    'routes.active': { samples: ['1', '0'], operators: equal },
  };
})();

/** As words are compared: neither accents nor capitals count. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function convert(path: string, text: string): Value {
  if (path === 'general' || path === 'routes.active') return text === '1' || text === 'true';
  return path === 'date_notice_start' ? Date.parse(text) : fold(text);
}

function holds(condition: Condition, item: Plain): boolean {
  const { path, operator } = condition;
  const stored = (item.values[path] ?? []).map((value) =>
    typeof value === 'string' ? convert(path, value) : value,
  );
  const given = condition.values.map((text) => convert(path, text));
  const [first = '', second = ''] = given;
  const tests: Readonly<Record<string, (value: Value) => boolean>> = {
    '=': (value) => value === first,
    '<>': (value) => value !== first,
    '<': (value) => value < first,
    '<=': (value) => value <= first,
    '>': (value) => value > first,
    '>=': (value) => value >= first,
    IN: (value) => given.includes(value),
    'NOT IN': (value) => !given.includes(value),
    BETWEEN: (value) => value >= first && value <= second,
    'NOT BETWEEN': (value) => value < first || value > second,
    STARTS_WITH: (value) => String(value).startsWith(String(first)),
    CONTAINS: (value) => String(value).includes(String(first)),
    ENDS_WITH: (value) => String(value).endsWith(String(first)),
    'IS NOT NULL': () => true,
  };
  if (operator === 'IS NULL') return stored.length === 0;
  return stored.some((value) => tests[operator]?.(value));
}

function agrees(tree: Tree, item: Plain): boolean {
  if ('path' in tree) return holds(tree, item);
  const results = tree.members.map((member) => agrees(member, item));
  return (
    results.length === 0 || (tree.conjunction === 'AND' ? results.every(Boolean) : results.some(Boolean))
  );
}

function write(tree: Tree, query: URLSearchParams, parent: string | undefined, next: { id: number }): void {
  const id = `f${next.id++}`;
  const part = 'path' in tree ? 'condition' : 'group';
  const put = (name: string, value: string): void => query.append(`filter[${id}][${part}]${name}`, value);
  if (parent !== undefined) put('[memberOf]', parent);
  if ('path' in tree) {
    put('[path]', tree.path);
    put('[operator]', tree.operator);
    const several = tree.operator.endsWith('IN') || tree.operator.endsWith('BETWEEN');
    for (const value of tree.values) put(several ? '[value][]' : '[value]', value);
    return;
  }
  put('[conjunction]', tree.conjunction);
  for (const member of tree.members) write(member, query, id, next);
}

const condition: fc.Arbitrary<Condition> = fc.constantFrom(...Object.keys(kinds)).chain((path) => {
  const { samples, operators } = kinds[path] ?? { samples: [''], operators: ['='] };
  const value = fc.constantFrom(...samples);
  return fc.constantFrom(...operators).chain((operator) => {
    const bounds = operator.endsWith('NULL')
      ? { minLength: 0, maxLength: 0 }
      : operator.endsWith('BETWEEN')
        ? { minLength: 2, maxLength: 2 }
        : operator.endsWith('IN')
          ? { minLength: 1, maxLength: 3 }
          : { minLength: 1, maxLength: 1 };
    return fc.array(value, bounds).map((values) => ({ path, operator, values }));
  });
});

const { tree } = fc.letrec<{ tree: Tree; group: Tree }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, condition, tie('group')),
  group: fc.record({
    conjunction: fc.constantFrom('AND' as const, 'OR' as const),
    members: fc.array(tie('tree'), { maxLength: 4 }),
  }),
}));

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
  for (const key of ['notice-detour', 'notice-general', 'notice-secret']) await content.store.deleteItem(key);
  for (const item of seed) await content.store.saveItem(item);
});
afterAll(() => content.close());

describe('any filter', () => {
  it('finds in the database what looking at every item finds', { timeout: 60_000 }, async () => {
    const { numRuns } = cases(150);
    let selective = 0;
    await fc.assert(
      fc.asyncProperty(tree, async (given) => {
        const query = new URLSearchParams({ 'page[limit]': '500', include: '' });
        write(given, query, undefined, { id: 0 });
        const answer = await content.get(`/api/notices?${query.toString()}`);
        expect(answer.status, answer.text).toBe(200);
        const expected = plain.filter((item) => agrees(given, item)).map(({ key }) => key);
        if (expected.length > 0 && expected.length < plain.length) selective++;
        expect(answer.each('data', 'attributes.title')).toEqual(expected);
      }),
      { numRuns, seed: 20261115 },
    );
    expect(selective).toBeGreaterThan(numRuns / 5);
  });
});
