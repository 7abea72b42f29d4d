import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { NoticeCard } from './notice-card.tsx';

describe('NoticeCard', () => {
  it('says how grave it is, then what happens, what it does and when', () => {
    const card = <NoticeCard severity="eleve" title="Pont fermé" summary="Pas de bus." dates="Dès lundi" />;
    expect(textOf(card)).toBe('Effet élevéPont ferméPas de bus.Dès lundi');
  });

  it('leads to the notice where that has an address', () => {
    expect(markupOf(<NoticeCard severity="faible" title="Détour" href="/avis/1" />)).toContain(
      '<a href="/avis/1">Détour</a>',
    );
    expect(markupOf(<NoticeCard severity="faible" title="Détour" />)).not.toContain('<a');
  });
});
