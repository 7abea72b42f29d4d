import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { solve } from '#lib/proof-of-work.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { createCaptcha, isPageToken, isSolved, type Captcha, type CaptchaOptions } from './captcha.ts';

const minuteMs = 60_000;
const secret = 'a secret of the tests, long enough';
let clock: FixedClock;
let store: CacheStore;
let captcha: Captcha;

function open(change: Partial<CaptchaOptions> = {}): Captcha {
  return createCaptcha({ secret, clock, state: store, difficultyBits: 6, ...change });
}

beforeEach(() => {
  clock = fixedClock('2026-11-02T12:00:00Z');
  store = createMemoryStore({ maxBytes: 1_000_000, clock });
  captcha = open();
});

async function solved(purpose = 'newsletter', from = captcha): Promise<string> {
  const { challenge, difficultyBits } = from.issue(purpose);
  return (await solve(challenge, difficultyBits, { now: () => 0, pause: async () => undefined })) ?? '';
}

/** The token with one of its characters replaced by another. */
function altered(token: string, index: number): string {
  return token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
}

describe('a solved challenge', () => {
  it('is good once', async () => {
    const token = await solved();
    expect(await captcha.verify(token, 'newsletter')).toBe('ok');
    expect(await captcha.verify(token, 'newsletter')).toBe('used');
  });

  it('is good once even when it comes five times together, and to another process', async () => {
    const token = await solved();
    const verifiers = [captcha, open(), captcha, open(), captcha];
    const verdicts = await Promise.all(verifiers.map((one) => one.verify(token, 'newsletter')));
    expect(verdicts.filter((verdict) => verdict === 'ok')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'used')).toHaveLength(4);
  });

  it('counts as used with any other number that solves it', async () => {
    const { challenge } = captcha.issue('newsletter');
    const tokens = Array.from(
      { length: 1000 },
      (_, nonce) => `${challenge}.${String(nonce).padStart(8, '0')}`,
    );
    const verdicts = await Promise.all(tokens.map((token) => captcha.verify(token, 'newsletter')));
    expect(verdicts.filter((verdict) => verdict === 'ok')).toHaveLength(1);
    expect(verdicts).toContain('used');
  });

  it('is good for ten minutes', async () => {
    const [early, late] = [await solved(), await solved()];
    clock.advance(10 * minuteMs - 1);
    expect(await captcha.verify(early, 'newsletter')).toBe('ok');
    clock.advance(1);
    expect(await captcha.verify(late, 'newsletter')).toBe('expired');
    expect(await captcha.verify(early, 'newsletter')).toBe('expired');
  });

  it.each(['webform-objets_perdus', 'webform-sondage_2026', `a${'b'.repeat(79)}`])(
    'is good for a form that is called %s, as is the token of its page',
    async (purpose) => {
      expect(await captcha.verify(await solved(purpose), purpose)).toBe('ok');
      const page = captcha.issuePageToken(purpose);
      clock.advance(3000);
      expect(await captcha.verify(page, purpose)).toBe('ok');
    },
  );

  it('is good for its purpose alone, and not used up by a wrong one', async () => {
    const token = await solved('form');
    expect(await captcha.verify(token, 'newsletter')).toBe('invalid');
    expect(await captcha.verify(token, 'form')).toBe('ok');
  });

  it('is worth nothing without the work', async () => {
    const hard = open({ difficultyBits: 40 });
    const { challenge } = hard.issue('newsletter');
    expect(await hard.verify(`${challenge}.00000000`, 'newsletter')).toBe('invalid');
    expect(await hard.verify(challenge, 'newsletter')).toBe('invalid');
  });

  it('must meet the difficulty it was issued with, whatever the verifier’s own', async () => {
    const { challenge } = open({ difficultyBits: 40 }).issue('newsletter');
    const eased = challenge.replace('.40.', '.00.');
    expect(await captcha.verify(`${challenge}.00000000`, 'newsletter')).toBe('invalid');
    expect(await captcha.verify(`${eased}.00000000`, 'newsletter')).toBe('invalid');
    expect(await open({ difficultyBits: 40 }).verify(await solved(), 'newsletter')).toBe('ok');
  });

  it('is refused when it was signed with another secret', async () => {
    const token = await solved('newsletter', open({ secret: 'another secret, just as long as it' }));
    expect(await captcha.verify(token, 'newsletter')).toBe('invalid');
  });

  it('does not count where nobody can tell whether it counted already; a challenge is still given', async () => {
    const state: CacheStore = { ...store, increment: () => Promise.reject(new Error('out of reach')) };
    const blind = open({ state });
    expect(blind.issue('newsletter').challenge).toMatch(/^work\./);
    await expect(blind.verify(await solved(), 'newsletter')).rejects.toThrow('out of reach');
    expect(await blind.verify('work.newsletter', 'newsletter')).toBe('invalid');
  });
});

describe('the token of a page', () => {
  it('is good from three seconds after the page was drawn, for a day, for every reader of a shared copy', async () => {
    const token = captcha.issuePageToken('newsletter');
    expect(isPageToken(token)).toBe(true);
    clock.advance(2999);
    expect(await captcha.verify(token, 'newsletter')).toBe('invalid');
    clock.advance(1);
    expect(await captcha.verify(token, 'newsletter')).toBe('ok');
    expect(await captcha.verify(token, 'newsletter')).toBe('ok');
    clock.advance(24 * 60 * minuteMs - 3001);
    expect(await captcha.verify(token, 'newsletter')).toBe('ok');
    clock.advance(1);
    expect(await captcha.verify(token, 'newsletter')).toBe('expired');
  });

  it('is taken so many times an hour for one purpose, from however many pages; work is not counted with it', async () => {
    captcha = open({ pageTokensPerHour: 2 });
    const send = (purpose: string) => {
      const token = captcha.issuePageToken(purpose);
      clock.advance(3000);
      return captcha.verify(token, purpose);
    };
    const verdicts = [await send('newsletter'), await send('newsletter'), await send('newsletter')];
    expect(verdicts).toEqual(['ok', 'ok', 'used']);
    expect(await send('form')).toBe('ok');
    expect(await captcha.verify(await solved(), 'newsletter')).toBe('ok');
    clock.advance(60 * minuteMs);
    expect(await send('newsletter')).toBe('ok');
  });

  it('is good for its purpose alone', async () => {
    const token = captcha.issuePageToken('form');
    clock.advance(5000);
    expect(await captcha.verify(token, 'newsletter')).toBe('invalid');
  });

  it('cannot be dated back, nor come from the future', async () => {
    const token = captcha.issuePageToken('newsletter');
    const older = token.replace(String(clock.now()), String(clock.now() - minuteMs));
    expect(older).not.toBe(token);
    expect(await captcha.verify(older, 'newsletter')).toBe('invalid');
    clock.advance(-minuteMs);
    expect(await captcha.verify(token, 'newsletter')).toBe('invalid');
  });
});

describe('a token nobody issued', () => {
  it('is invalid, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 400 }),
        fc.constantFrom('', 'work.', 'page.'),
        async (rest, kind) => {
          expect(await captcha.verify(kind + rest, 'newsletter')).toBe('invalid');
        },
      ),
    );
  });

  it('is invalid when one character of a good one was changed, wherever it stands', async () => {
    const work = await solved();
    const page = captcha.issuePageToken('newsletter');
    clock.advance(5000);
    for (let index = 0; index < work.length - 9; index += 1) {
      expect(await captcha.verify(altered(work, index), 'newsletter'), altered(work, index)).toBe('invalid');
    }
    for (let index = 0; index < page.length; index += 1) {
      expect(await captcha.verify(altered(page, index), 'newsletter'), altered(page, index)).toBe('invalid');
    }
    expect(await captcha.verify(work, 'newsletter')).toBe('ok');
  });

  it('leaves nothing behind, whatever purpose it names', async () => {
    const counted: string[] = [];
    const increment: CacheStore['increment'] = (key, options) => {
      counted.push(key);
      return store.increment(key, options);
    };
    captcha = open({ state: { ...store, increment } });
    const stranger = open({ secret: 'another secret, just as long as it' });
    for (const purpose of ['webform-objets_perdus', 'webform-nobody_made_it', 'newsletter']) {
      const forged = [stranger.issuePageToken(purpose), await solved(purpose, stranger)];
      clock.advance(5000);
      for (const token of forged) expect(await captcha.verify(token, purpose)).toBe('invalid');
    }
    expect(counted).toEqual([]);
  });

  it('is never issued for a purpose that could be mistaken for another', () => {
    for (const purpose of ['', 'a.b', 'Newsletter', 'a b', '../x', '1a', '_a', 'a\n', `a${'b'.repeat(80)}`]) {
      expect(() => captcha.issue(purpose)).toThrow(/not a purpose/);
      expect(() => captcha.issuePageToken(purpose)).toThrow(/not a purpose/);
    }
  });
});

describe('the proof of work', () => {
  /** Counted on the bits themselves. */
  function zeroBits(text: string): number {
    const bytes = [...createHash('sha256').update(text).digest()];
    return bytes
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('')
      .indexOf('1');
  }

  it('is checked exactly: enough zero bits and not one fewer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (token) => {
        const zeros = zeroBits(token);
        expect(isSolved(token, zeros)).toBe(true);
        expect(isSolved(token, zeros + 1)).toBe(false);
      }),
    );
  });
});
