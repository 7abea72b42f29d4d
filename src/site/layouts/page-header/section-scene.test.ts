import { describe, expect, it } from 'vitest';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { sectionScene } from './section-scene.ts';

const view = viewFixture('fr');
const at = (url: string) => ({ ...view, route: { ...view.route, url } });

describe('the drawing of a section', () => {
  it('stands at the head of each section of the menu', () => {
    const heads = view.shell.menus.main.items.flatMap(({ href }) => href ?? []);
    expect(heads.length).toBeGreaterThan(0);
    for (const href of heads) expect(sectionScene(at(`${href}?tri=nom`))).toBeDefined();
  });

  it('stands at the head of a page that stands out, wherever it is', () => {
    const promo = { ...at('/une-page/sans-section'), info: { ...view.info, look: 'promo' as const } };
    expect(sectionScene(promo)).toBe('card');
  });

  it('stands on no other page', () => {
    expect(sectionScene(at('/une-page/sans-section'))).toBeUndefined();
  });
});
