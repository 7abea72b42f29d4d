import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createFormTokens } from './form-token.ts';

const hourMs = 3_600_000;
const start = '2026-11-15T14:20:00-05:00';

describe('the token of a form', () => {
  it('is accepted for a day after the form was drawn, and not after', () => {
    const clock = fixedClock(start);
    const tokens = createFormTokens('secret', clock);
    const token = tokens.issue();
    expect(tokens.accepts(token)).toBe(true);
    clock.advance(24 * hourMs);
    expect(tokens.accepts(token)).toBe(true);
    clock.advance(hourMs);
    expect(tokens.accepts(token)).toBe(false);
  });

  it('is accepted from a process whose clock is a second ahead, also at the turn of the hour', () => {
    const now = fixedClock('2026-11-15T14:59:59.500-05:00');
    const ahead = fixedClock('2026-11-15T15:00:00.500-05:00');
    expect(createFormTokens('secret', now).accepts(createFormTokens('secret', ahead).issue())).toBe(true);
  });

  it('is refused when it comes from the future', () => {
    const [now, later] = [fixedClock(start), fixedClock(start)];
    later.advance(2 * hourMs);
    expect(createFormTokens('secret', now).accepts(createFormTokens('secret', later).issue())).toBe(false);
  });

  it('is refused with another secret, another hour or another signature', () => {
    const tokens = createFormTokens('secret', fixedClock(start));
    const [hour = '', signature = ''] = tokens.issue().split('.');
    expect(createFormTokens('other', fixedClock(start)).accepts(tokens.issue())).toBe(false);
    expect(tokens.accepts(`${Number(hour) - 1}.${signature}`)).toBe(false);
    expect(tokens.accepts(`${hour}.${signature.slice(0, -1)}`)).toBe(false);
    expect(tokens.accepts(`${hour}.${signature}x`)).toBe(false);
  });

  it('is the same for every form of an hour, so that a page can be kept', () => {
    const clock = fixedClock(start);
    const tokens = createFormTokens('secret', clock);
    const first = tokens.issue();
    clock.advance(hourMs / 2);
    expect(tokens.issue()).toBe(first);
    clock.advance(hourMs / 2);
    expect(tokens.issue()).not.toBe(first);
  });

  it('is refused whatever else is sent in its place', () => {
    const tokens = createFormTokens('secret', fixedClock(start));
    for (const odd of [undefined, null, 7, {}, [], '', '.', 'NaN.x', '1e5.x', '-1.x', ' 498547.x'])
      expect(tokens.accepts(odd)).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => !tokens.accepts(text)));
  });
});
