import { describe, expect, it } from 'vitest';
import { serviceTypeKeys } from '#domain/operator.ts';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { badgeShapes } from './badge-shapes.ts';
import { RouteBadge } from './route-badge.tsx';

describe('RouteBadge', () => {
  it('says its number and its type', () => {
    const badge = <RouteBadge number="800" type="metrobus" typeName="Métrobus" typeLang="fr" />;
    expect(textOf(badge)).toBe('Parcours 800, Métrobus');
    expect(textOf(badge, 'en')).toBe('Route 800, Métrobus');
    expect(markupOf(badge)).toContain('lang="fr"');
  });

  it('has an outline of its own for each type', () => {
    expect(new Set(serviceTypeKeys.map((key) => badgeShapes[key].outline)).size).toBe(serviceTypeKeys.length);
  });
});
