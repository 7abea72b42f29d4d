import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { LinkRow } from './link-row.tsx';
import { LineBadges, StopRow } from './stop-rows.tsx';

const line = (number: number) => ({ number: String(number), serviceTypeCode: 0 });

describe('LinkRow', () => {
  it('is one link', () => {
    const row = (
      <LinkRow href="/x" lead="801" detail="tous les jours">
        Val-Fleuri
      </LinkRow>
    );
    expect(markupOf(row).match(/<a /g)).toHaveLength(1);
    expect(textOf(row)).toBe('801Val-Fleuritous les jours');
  });
});

describe('StopRow', () => {
  it('says its number, its name, its lines once each, and how far it is', () => {
    const row = (
      <StopRow href="/1" code="1435" name="Bretagne" lines={[line(14), line(14)]} walkMinutes={3} />
    );
    expect(textOf(row)).toBe('Arrêt 1435BretagneParcours 143\u00a0min à pied');
  });
});

describe('LineBadges', () => {
  it('counts the lines beyond eight', () => {
    const lines = Array.from({ length: 12 }, (_, index) => line(index + 1));
    expect(textOf(<LineBadges lines={lines} />)).toMatch(/Parcours 8\+\u00a04$/);
    expect(textOf(<LineBadges lines={lines.slice(0, 9)} />)).toMatch(/Parcours 9$/);
  });
});
