import { describe, expect, it } from 'vitest';
import { serviceTypes } from '#data/service-types.ts';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { badgeShapes } from './badge-shapes.ts';
import { LineBadge } from './line-badge.tsx';

describe('LineBadge', () => {
  it('says its number and its type', () => {
    const [type] = serviceTypes;
    if (!type) throw new Error('the operator has no types');
    const badge = <LineBadge number="800" type={type} />;
    expect(textOf(badge)).toBe('Parcours 800, Métrobus');
    expect(textOf(badge, 'en')).toBe('Route 800, Métrobus');
    expect(markupOf(badge, 'en')).toContain('lang="fr"');
    expect(markupOf(badge)).toContain('data-type="metrobus"');
  });

  it('says its number alone in a sentence, whose words say the rest', () => {
    const [type] = serviceTypes;
    if (!type) throw new Error('the operator has no types');
    expect(textOf(<LineBadge number="800" type={type} size="inline" />)).toBe('800');
  });

  it('has an outline of its own for each shape, and each type of the operator has one of them', () => {
    const outlines = Object.values(badgeShapes).map(({ outline }) => outline);
    expect(new Set(outlines).size).toBe(outlines.length);
    expect(new Set(serviceTypes.map(({ look }) => look.shape)).size).toBe(serviceTypes.length);
  });
});

describe('the badge of a line that is called by words', () => {
  it('says the whole name, and shows it in a plate behind the outline of its type', () => {
    const [type] = serviceTypes;
    if (!type) throw new Error('the operator has no types');
    const badge = <LineBadge number="BABY BULLET" type={type} />;
    expect(textOf(badge)).toBe('Parcours BABY BULLET, Métrobus');
    expect(markupOf(badge)).toContain('data-length="name"');
    expect(markupOf(badge)).toContain('title="BABY BULLET"');
    expect(markupOf(<LineBadge number="800" type={type} />)).not.toMatch(/title=|data-length/);
  });
});
