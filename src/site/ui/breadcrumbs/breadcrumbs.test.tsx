import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  const items = [
    { title: 'Accueil', path: '/' },
    { title: 'Horaire', path: '/horaire' },
  ];

  it('marks the last one as the page and does not link it', () => {
    const markup = markupOf(<Breadcrumbs label="Vous êtes ici" items={items} />);
    expect(markup).toContain('aria-label="Vous êtes ici"');
    expect(markup).toMatch(/<a href="\/"><svg.*?<\/svg>Accueil<\/a>/);
    expect(markup).toContain('<span aria-current="page">Horaire</span>');
  });

  it('is absent when there are none', () => {
    expect(markupOf(<Breadcrumbs label="Vous êtes ici" items={[]} />)).toBe('');
  });
});
