import { describe, expect, it } from 'vitest';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { pageHead } from './page-head.ts';

const view = viewFixture('fr');
const headOf = (type: string, name = 'page') =>
  pageHead({
    ...view,
    info: { ...view.info, type },
    route: { ...view.route, name, url: '/une-page/sans-section' },
  });

describe('the head of a page', () => {
  it('stands out by the kind of the page', () => {
    expect(headOf('pagesPromo').ground).toBe('sign');
    expect(headOf('landingPages').ground).toBe('tint');
    expect(headOf('anniversaryPages').ground).toBe('sign');
    expect(headOf('pageModule', 'anniversary-page').ground).toBe('sign');
  });

  it('is on paper for every other', () => {
    for (const type of ['pages', 'pageHub', 'pagesProject', 'pageModule', 'constructor'])
      expect(headOf(type)).toEqual({ scene: undefined });
  });
});
