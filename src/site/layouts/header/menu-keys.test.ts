import { describe, expect, it } from 'vitest';
import { menuMove, type MenuPlace } from './menu-keys.ts';

const onTop: MenuPlace = { top: 0, tops: 4, link: -1, links: 3 };
const inPanel: MenuPlace = { top: 1, tops: 4, link: 0, links: 3 };

describe('menuMove on a top item', () => {
  it('goes to its neighbours and around the ends', () => {
    expect(menuMove('ArrowRight', onTop)).toEqual({ to: 'top', index: 1 });
    expect(menuMove('ArrowLeft', onTop)).toEqual({ to: 'top', index: 3 });
    expect(menuMove('End', onTop)).toEqual({ to: 'top', index: 3 });
    expect(menuMove('Home', { ...onTop, top: 2 })).toEqual({ to: 'top', index: 0 });
  });

  it('opens its panel at the first or the last link', () => {
    expect(menuMove('ArrowDown', onTop)).toEqual({ to: 'panel', index: 0 });
    expect(menuMove('ArrowUp', onTop)).toEqual({ to: 'panel', index: 2 });
  });

  it('leaves the arrows to the page where there is no panel', () => {
    expect(menuMove('ArrowDown', { ...onTop, links: 0 })).toBeUndefined();
  });

  it('leaves Tab, Enter and Space to the browser', () => {
    for (const key of ['Tab', 'Enter', ' ']) expect(menuMove(key, onTop)).toBeUndefined();
  });
});

describe('menuMove in a panel', () => {
  it('goes from link to link, and around after the last', () => {
    expect(menuMove('ArrowDown', inPanel)).toEqual({ to: 'panel', index: 1 });
    expect(menuMove('ArrowRight', { ...inPanel, link: 2 })).toEqual({ to: 'panel', index: 0 });
    expect(menuMove('End', inPanel)).toEqual({ to: 'panel', index: 2 });
    expect(menuMove('Home', { ...inPanel, link: 2 })).toEqual({ to: 'panel', index: 0 });
  });

  it('goes back to the item from its first link', () => {
    expect(menuMove('ArrowUp', inPanel)).toEqual({ to: 'summary' });
  });
});
