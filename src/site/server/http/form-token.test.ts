import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createFormTokens, type FormTokens } from './form-token.ts';

const hourMs = 3_600_000;
const start = '2026-11-15T14:20:00-05:00';
const nobody = { kind: 'anonymous' } as const;
const accepts = (tokens: FormTokens, token: unknown) => tokens.read(token) !== undefined;

describe('the token of a form', () => {
  it('is accepted for a day after the form was drawn, and not after', () => {
    const clock = fixedClock(start);
    const tokens = createFormTokens('secret', clock);
    const token = tokens.issue(nobody);
    expect(accepts(tokens, token)).toBe(true);
    clock.advance(24 * hourMs);
    expect(accepts(tokens, token)).toBe(true);
    clock.advance(hourMs);
    expect(accepts(tokens, token)).toBe(false);
  });

  it('is accepted from a process whose clock is a second ahead, also at the turn of the hour', () => {
    const now = fixedClock('2026-11-15T14:59:59.500-05:00');
    const ahead = fixedClock('2026-11-15T15:00:00.500-05:00');
    expect(accepts(createFormTokens('secret', now), createFormTokens('secret', ahead).issue(nobody))).toBe(
      true,
    );
  });

  it('is refused when it comes from the future', () => {
    const [now, later] = [fixedClock(start), fixedClock(start)];
    later.advance(2 * hourMs);
    expect(accepts(createFormTokens('secret', now), createFormTokens('secret', later).issue(nobody))).toBe(
      false,
    );
  });

  it('is refused with another secret, another hour or another signature', () => {
    const tokens = createFormTokens('secret', fixedClock(start));
    const [hour = '', signature = ''] = tokens.issue(nobody).split('.');
    expect(accepts(createFormTokens('other', fixedClock(start)), tokens.issue(nobody))).toBe(false);
    expect(accepts(tokens, `${Number(hour) - 1}.${signature}`)).toBe(false);
    expect(accepts(tokens, `${hour}.${signature.slice(0, -1)}`)).toBe(false);
    expect(accepts(tokens, `${hour}.${signature}x`)).toBe(false);
  });

  it('is the same for every form of an hour, so that a page can be kept', () => {
    const clock = fixedClock(start);
    const tokens = createFormTokens('secret', clock);
    const first = tokens.issue(nobody);
    clock.advance(hourMs / 2);
    expect(tokens.issue(nobody)).toBe(first);
    clock.advance(hourMs / 2);
    expect(tokens.issue(nobody)).not.toBe(first);
  });

  it('is refused whatever else is sent in its place', () => {
    const tokens = createFormTokens('secret', fixedClock(start));
    for (const odd of [undefined, null, 7, {}, [], '', '.', 'NaN.x', '1e5.x', '-1.x', ' 498547.x'])
      expect(accepts(tokens, odd)).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => !accepts(tokens, text)));
  });
});
