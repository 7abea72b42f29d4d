import { afterEach, describe, expect, it, vi } from 'vitest';
import { CaptchaFault, within } from './captcha-fault.ts';
import { obtainToken } from './obtain-token.ts';

const provider = { scriptUrl: 'https://captcha.third.example/api.js', siteKey: '' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Obtains a token while the site itself cannot be reached either; gives what was logged. */
async function logged(settings: Parameters<typeof obtainToken>[1]): Promise<string[]> {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((thrown: unknown) => void lines.push(String(thrown)));
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed to fetch'));
  expect(await obtainToken('newsletter', settings)).toEqual({ refusal: 'unchecked' });
  return lines;
}

describe('a captcha', () => {
  it('without a key is logged, and not asked', async () => {
    const lines = await logged({ pageTokens: {}, provider });
    expect(lines[0]).toContain('captcha: there is no key');
  });

  it('that cannot be carried out is logged', async () => {
    const lines = await logged({ pageTokens: {} });
    expect(lines).toEqual(['CaptchaFault: captcha: the check could not be carried out']);
  });

  it('that does not answer is given up', async () => {
    vi.useFakeTimers();
    const asked = within(5000, 'load', new Promise<string>(() => {}));
    const thrown = asked.catch((fault: unknown) => fault);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await thrown).toEqual(new CaptchaFault('load', 'no answer in time'));
  });
});
