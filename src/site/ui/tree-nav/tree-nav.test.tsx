import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { leadsTo, nearestPath, TreeNav } from './tree-nav.tsx';

const items = [
  {
    id: '1',
    title: 'Titres',
    href: '/titres',
    children: [{ id: '1a', title: 'Cartes', href: '/titres/cartes' }],
  },
  {
    id: '2',
    title: 'Réseau',
    href: '/reseau',
    children: [{ id: '2a', title: 'Carte', href: '/reseau/carte' }],
  },
];

describe('TreeNav', () => {
  it('marks the page, opens the way to it, and leaves other branches closed', () => {
    const markup = markupOf(<TreeNav label="Titres" items={items} trail={['/', '/titres/cartes']} />);
    expect(markup).toMatch(/href="\/titres\/cartes"[^>]*aria-current="page"/);
    expect(markup.match(/data-on-the-way/g)).toHaveLength(2);
    expect(markup).not.toContain('/reseau/carte');
  });

  it('shows every branch when asked', () => {
    expect(markupOf(<TreeNav label="Titres" items={items} trail={['/']} expanded />)).toContain(
      '/reseau/carte',
    );
  });

  it('marks the page above where the tree does not have the page', () => {
    const markup = markupOf(
      <TreeNav label="Titres" items={items} trail={['/', '/titres/cartes', '/titres/cartes/perdue']} />,
    );
    expect(markup).toMatch(/href="\/titres\/cartes"[^>]*aria-current="true"/);
    expect(markup).not.toContain('aria-current="page"');
  });

  it('finds the page above by its address, then by the way to it', () => {
    expect(nearestPath(items, ['/', '/titres/cartes/perdue'])).toBe('/titres/cartes');
    expect(nearestPath(items, ['/', '/reseau/carte', '/plan-12'])).toBe('/reseau/carte');
    expect(nearestPath(items, ['/', '/titres-2'])).toBeUndefined();
    expect(nearestPath([{ id: '0', title: 'Accueil', href: '/' }], ['/', '/titres'])).toBeUndefined();
  });

  it('knows the way to a page', () => {
    expect(items.map((item) => leadsTo(item, '/reseau/carte'))).toEqual([false, true]);
  });
});
