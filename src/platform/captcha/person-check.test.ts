import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { startUpstream, type Reaction, type Upstream } from '#tests/support/upstream.ts';
import { createCaptcha } from './captcha.ts';
import { createPersonCheck } from './person-check.ts';

const clock = fixedClock('2026-11-02T12:00:00Z');
const state = createMemoryStore({ maxBytes: 1_000_000, clock });
const captcha = createCaptcha({ secret: 'a secret of the tests, long enough', clock, state });
const secret = 'between us & the provider';
const token = '03AFcWeA-a_token.of-the-provider';

let upstream: Upstream;
let lines: unknown[];
const log = { error: (...line: unknown[]) => void lines.push(...line) };

beforeEach(async () => {
  lines = [];
  upstream = await startUpstream({ body: { success: true } });
});
afterEach(() => upstream.close());

const open = (verifyUrl = `${upstream.url}/siteverify`) =>
  createPersonCheck({ captcha, provider: { verifyUrl, secret }, log });

describe('the token of a provider', () => {
  it('is put to the provider with the secret, and good where that says so', async () => {
    expect(await open()(token, 'newsletter')).toBe(true);
    const [asked] = upstream.requests;
    expect(asked).toMatchObject({ method: 'POST', url: '/siteverify' });
    expect(asked?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({ secret, response: token });
  });

  it.each<[string, object, boolean]>([
    ['a person, for our action', { success: true, action: 'formSubmit', score: 0.5 }, true],
    ['a person, without more', { success: true, action: null, hostname: 'example.org' }, true],
    ['a machine', { success: true, action: 'formSubmit', score: 0.4 }, false],
    ['a token for something else', { success: true, action: 'login', score: 0.9 }, false],
    ['a token used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    ['no token at all', { success: false, 'error-codes': ['invalid-input-response'] }, false],
  ])('is judged by what the provider makes of it: %s', async (_what, body, expected) => {
    upstream.will({ body });
    expect(await open()(token, 'newsletter')).toBe(expected);
    expect(lines).toEqual([]);
  });

  it('is worth nothing where no provider is set', async () => {
    expect(await createPersonCheck({ captcha, provider: undefined, log })(token, 'newsletter')).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['too much', 'a'.repeat(4097)],
    ['a space', 'a b'],
    ['NUL', 'a\0'],
    ['an accent', 'é'],
  ])('is not even asked about where it cannot be one: %s', async (_what, odd) => {
    expect(await open()(odd, 'newsletter')).toBe(false);
    expect(upstream.requests).toEqual([]);
  });

  it.each<[string, Reaction]>([
    ['drops the line', 'reset'],
    ['stops half way', 'half'],
    ['never stops', 'endless'],
    ['fails', { status: 500, body: { success: true } }],
    ['sends us elsewhere', { status: 302, headers: { location: 'https://elsewhere.example' } }],
    ['answers something else', { body: { success: 'yes' } }],
    ['answers no JSON', { body: '<html>' }],
    ['does not know our secret', { body: { success: false, 'error-codes': ['invalid-input-secret'] } }],
  ])('cannot be judged while the provider %s: whoever sent it may try again', async (_what, reaction) => {
    upstream.will(reaction);
    await expect(open()(token, 'newsletter')).rejects.toMatchObject({ code: 'unavailable' });
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/03AFcWeA|between us/);
  });

  it('is waited for no longer than five seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(open()(token, 'newsletter')).rejects.toMatchObject({ code: 'unavailable' });
    expect(limit).toHaveBeenCalledWith(5000);
    limit.mockRestore();
  });
});

describe('a token of the frame itself', () => {
  it('is never shown to the provider, good or not', async () => {
    const isPerson = open();
    const own = captcha.issuePageToken('newsletter');
    clock.advance(5000);
    expect(await isPerson(own, 'newsletter')).toBe(true);
    expect(await isPerson(own, 'form')).toBe(false);
    expect(await isPerson('work.made-up', 'newsletter')).toBe(false);
    expect(await isPerson('page.', 'newsletter')).toBe(false);
    expect(upstream.requests).toEqual([]);
  });
});
