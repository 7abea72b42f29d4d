import { describe, expect, it } from 'vitest';
import type { KeptPage } from './kept-page.ts';
import { isDue, isOver, keptAfterMs, mostBytes, mostPages, whatLeaves } from './what-leaves.ts';

const now = 1_000_000_000_000;
const hour = 3_600_000;
const pageOf = (path: string, change: Partial<KeptPage> = {}): KeptPage => ({
  path,
  kind: 'stop',
  at: now - hour,
  until: now + hour,
  title: '',
  language: 'fr-CA',
  files: [],
  parts: [],
  bytes: 1000,
  ...change,
});
const none = { kept: [], recent: [] };
const leaving = (
  pages: readonly KeptPage[],
  own = none as { kept: string[]; recent: string[] },
  shown = '/',
) => whatLeaves(pages, { own, now, shown }).map(({ path }) => path);

describe('what a device drops of the pages it keeps', () => {
  it('is what has come to its end, whoever it belongs to', () => {
    const pages = [pageOf('/h/1480', { until: now }), pageOf('/', { kind: 'frame', until: now - 1 })];
    expect(leaving(pages, { kept: ['1480'], recent: [] })).toEqual(['/h/1480', '/']);
  });

  it('is a stop that is neither kept nor recent any more, in either language, with its name or without', () => {
    const pages = ['/h/1480', '/en/s/1480-plateau', '/h/1002', '/h/1003'].map((path) => pageOf(path));
    expect(leaving(pages, { kept: ['1480'], recent: ['1002'] })).toEqual(['/h/1003']);
  });

  it('is never the page on screen, nor a line for want of a star', () => {
    const pages = [pageOf('/h/1480'), pageOf('/h/801', { kind: 'line' })];
    expect(leaving(pages, none as never, '/h/1480')).toEqual([]);
  });

  it('is the oldest where there are too many, stops with the star last, what everybody needs never', () => {
    const lines = Array.from({ length: mostPages }, (_, place) =>
      pageOf(`/h/${place}`, { kind: 'line', at: now - place }),
    );
    const pages = [pageOf('/', { kind: 'frame', at: 0 }), pageOf('/h/1480', { at: 1 }), ...lines];
    expect(leaving(pages, { kept: ['1480'], recent: [] })).toEqual([
      `/h/${mostPages - 1}`,
      `/h/${mostPages - 2}`,
    ]);
  });

  it('is the oldest where they are too large', () => {
    const bytes = mostBytes * 0.4;
    const pages = [1, 2, 3].map((place) => pageOf(`/h/${place}`, { kind: 'line', at: now - place, bytes }));
    expect(leaving(pages)).toEqual(['/h/3']);
  });
});

describe('a copy', () => {
  it('is over at its end, and when the clock of its device was set back', () => {
    expect(isOver({ at: now, until: now + 1 }, now)).toBe(false);
    expect(isOver({ at: now, until: now }, now)).toBe(true);
    expect(isOver({ at: now + 48 * hour, until: now + 99 * hour }, now)).toBe(true);
  });

  it('is asked for again when it is old enough, or not there', () => {
    expect(isDue(undefined, keptAfterMs, now)).toBe(true);
    expect(isDue(pageOf('/'), keptAfterMs, now)).toBe(false);
    expect(isDue(pageOf('/', { at: now - keptAfterMs }), keptAfterMs, now)).toBe(true);
  });
});
