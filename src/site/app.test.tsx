import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { fr } from '#site/i18n/fr/index.ts';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { loadComponent } from '#site/pages/screen-components.ts';
import { SiteApp } from './app.tsx';

await loadComponent('content/page');

/** What React tells the screen of a page from another by. */
function keyAt(url: string): string | null | undefined {
  const screens: ReactElement[] = [];
  const look = (node: ReactNode) =>
    Children.forEach(node, (child) => {
      if (!isValidElement<{ data?: unknown; children?: ReactNode }>(child)) return;
      if ('data' in child.props) screens.push(child);
      look(child.props.children);
    });
  look(SiteApp({ view: viewFixture('fr', { route: { url }, data: { blocks: [] } }), texts: fr }));
  return screens[0]?.key;
}

describe('the screen of a page', () => {
  it('starts anew on another page of the same screen', () => {
    expect(keyAt('/formulaires/plainte')).toBeTruthy();
    expect(keyAt('/formulaires/plainte')).not.toBe(keyAt('/formulaires/objet-perdu'));
  });

  it('stays as it is when only the query changes', () => {
    expect(keyAt('/horaires?date=2026-11-02')).toBe(keyAt('/horaires'));
  });
});
