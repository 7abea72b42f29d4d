import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { TimeText } from './time-text.tsx';

describe('TimeText', () => {
  const instantMs = Date.parse('2026-06-01T17:05:00Z');

  it('is written for people and for machines', () => {
    expect(markupOf(<TimeText instantMs={instantMs} timeZone="America/Toronto" />)).toBe(
      '<time dateTime="2026-06-01T17:05:00.000Z">13\u00a0h\u00a005</time>',
    );
  });
});
