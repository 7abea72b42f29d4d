import { describe, expect, it } from 'vitest';
import { viewFixture } from '#site/layouts/fixtures.ts';
import type { PageTraits } from '#site/pages/screen.server.ts';
import type { LayoutName } from '#site/routing/route.ts';
import type { PageView } from '#site/view.ts';
import { cacheControlOf, keptBriefly, lifetimeOf } from './lifetimes.ts';

interface Given {
  readonly layout?: LayoutName;
  readonly status?: number;
  readonly keep?: PageTraits['keep'];
  readonly form?: PageView['form'];
  readonly shell?: Partial<PageView['shell']>;
}

function life({ layout = 'default', status = 200, keep, form, shell = {} }: Given) {
  const view = viewFixture('fr', {});
  const route = { ...view.route, layout };
  return lifetimeOf({ ...view, status, route, form, shell: { ...view.shell, ...shell } }, keep);
}

describe('how long a page is kept', () => {
  it('is half an hour here and five minutes in browsers, in the default layout', () => {
    expect(life({})).toEqual({ serverS: 1800, browserS: 300 });
  });

  it.each(['full-width', 'home', 'print', 'search', 'redirect'] as const)(
    'is five minutes in the layout %s',
    (layout) => {
      expect(life({ layout })).toEqual({ serverS: 300, browserS: 300 });
    },
  );

  it('is not at all in the account area', () => {
    expect(life({ layout: 'my-account' })).toBeUndefined();
  });

  it('is what the screen says, if it says so; an error page is kept as errors are', () => {
    const keep = { serverS: 5, browserS: 2 };
    expect(life({ keep })).toEqual(keep);
    expect(life({ keep: 'never' })).toBeUndefined();
    expect(life({ keep, status: 404 })).toEqual({ serverS: 60, browserS: 60 });
    expect(life({ keep, shell: { warning: 'api_unavail' } })).toEqual({ serverS: 5, browserS: 0 });
  });

  it('is a minute for an error page; a fault of ours is tried again at once', () => {
    expect(life({ status: 404 })).toEqual({ serverS: 60, browserS: 60 });
    expect(life({ status: 500 })).toEqual({ serverS: 0, browserS: 60 });
  });

  it('is not at all for a member, or a form that came back', () => {
    const visitor = {
      kind: 'member',
      username: 'e',
      firstName: 'È',
      lastName: 'R',
      noticesCount: 0,
    } as const;
    expect(life({ shell: { visitor } })).toBeUndefined();
    expect(life({ form: { name: 'newsletter', kind: 'done' } })).toBeUndefined();
  });

  it('is a minute at most while the page warns of an outage, and browsers ask each time', () => {
    expect(life({ shell: { warning: 'api_unavail' } })).toEqual({ serverS: 60, browserS: 0 });
  });

  it('is told to browsers', () => {
    expect(cacheControlOf(undefined)).toBe('private, no-store');
    expect(cacheControlOf({ serverS: 10, browserS: 0 })).toBe('no-cache');
    expect(cacheControlOf({ serverS: 1800, browserS: 300 })).toBe('public, max-age=300');
  });

  it('is seconds here for a page that lacks a part, and as usual in browsers', () => {
    expect(keptBriefly(undefined)).toEqual({ serverS: 10, browserS: 300 });
    expect(keptBriefly({ serverS: 60, browserS: 0 })).toEqual({ serverS: 10, browserS: 0 });
    expect(keptBriefly('never')).toBe('never');
  });
});
