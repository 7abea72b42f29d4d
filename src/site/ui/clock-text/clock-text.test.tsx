import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { ClockText } from './clock-text.tsx';

describe('ClockText', () => {
  const clock = <ClockText moment={{ at: 0, local: '2026-11-16T13:05' }} />;

  it('is written for people in their language, and for machines', () => {
    expect([textOf(clock), textOf(clock, 'en')]).toEqual(['13\u00a0h\u00a005', '1:05\u00a0p.m.']);
    expect(markupOf(clock)).toContain('dateTime="2026-11-16T13:05"');
  });
});
