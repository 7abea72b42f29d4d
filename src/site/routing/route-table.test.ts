import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { compilePattern } from './pattern.ts';
import { createRouteTable } from './route-table.ts';
import type { SiteRoute } from './route.ts';

const route = (path: string, name = path, locale: 'fr' | 'en' = 'fr'): SiteRoute => ({
  name,
  path,
  locale,
  screen: 'content/page',
  layout: 'default',
  meta: {},
});

const segment = fc.constantFrom('a', 'b', 'c', ':x', ':x?', ':n(\\d+)', ':n(\\d+)?', ':rest(.+)');
const pattern = fc
  .array(segment, { maxLength: 3 })
  // A name stands once in a pattern.
  .filter(
    (parts) =>
      new Set(parts.map((part) => part.replace('?', ''))).size === parts.length &&
      !(parts.includes(':n(\\d+)') && parts.includes(':n(\\d+)?')),
  )
  .map((parts) => `/${parts.join('/')}`);
const asked = fc
  .array(fc.constantFrom('a', 'b', 'c', '1', '22', 'x y', 'é'), { maxLength: 4 })
  .map((parts) => `/${parts.map(encodeURIComponent).join('/')}`);

describe('the route table', () => {
  it('finds the same route as reading the list from the top', () => {
    fc.assert(
      fc.property(
        fc.array(pattern, { maxLength: 12 }),
        fc.array(asked, { minLength: 1 }),
        (patterns, paths) => {
          const routes = patterns.map((path, index) => route(path, `r${index}`));
          const table = createRouteTable(routes);
          for (const path of paths) {
            const first = routes.find((candidate) => compilePattern(candidate.path).match(path));
            expect(table.match(path)?.route).toBe(first);
            expect(table.match(path)?.params).toEqual(first && compilePattern(first.path).match(path));
          }
        },
      ),
      cases(500),
    );
  });

  it('lets a wildcard that stands before a fixed path win', () => {
    const table = createRouteTable([route('/:any(.+)', 'wild'), route('/a', 'fixed')]);
    expect(table.match('/a')?.route.name).toBe('wild');
  });

  it('takes a path with or without a slash at the end, encoded or not', () => {
    const table = createRouteTable([route('/'), route('/été', 'summer')]);
    expect(table.match('/%C3%A9t%C3%A9/')?.route.name).toBe('summer');
    expect(table.match('/été')?.route.name).toBe('summer');
    expect(table.match('/')?.route.name).toBe('/');
    expect(table.match('//')?.route.name).toBe('/');
  });

  it('knows nothing of other paths, however they are encoded', () => {
    const table = createRouteTable([route('/a')]);
    for (const path of ['/b', '/a/b', '/%', '/%E0%A4%A', '']) expect(table.match(path)).toBeUndefined();
  });

  it('gives the path of a name in a language, and the French one where there is no other', () => {
    const table = createRouteTable([
      route('/h/:n', 'h'),
      route('/en/h/:n', 'h', 'en'),
      route('/seul', 'fr-only'),
    ]);
    expect(table.pathOf('h', 'fr', { n: '1' })).toBe('/h/1');
    expect(table.pathOf('h', 'en', { n: '1' })).toBe('/en/h/1');
    expect(table.pathOf('fr-only', 'en')).toBe('/seul');
    expect(table.pathOf('h', 'en')).toBeUndefined();
    expect(table.pathOf('nothing', 'fr')).toBeUndefined();
  });

  it('gives the first of two routes with one name', () => {
    expect(createRouteTable([route('/one', 'x'), route('/two', 'x')]).pathOf('x', 'fr')).toBe('/one');
  });
});
