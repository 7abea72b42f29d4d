import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { ask as askNeighbour, type Ask } from '#platform/http/ask.ts';
import { readBounded } from '#platform/http/read-bounded.ts';
import type { Log } from '#platform/log/log.ts';
import { isOwnToken, type Captcha } from './captcha.ts';

/**
 * Whether a person sent the form that a token came with, whichever check made the token. Throws `unavailable` where that
 * cannot be told: whoever takes the form asks to try again.
 */
export type PersonCheck = (token: string, purpose: string) => Promise<boolean>;

interface PersonCheckOptions {
  readonly captcha: Pick<Captcha, 'verify'>;
  /** Without one, tokens of a provider are worth nothing. */
  readonly provider: VerifyingProvider | undefined;
  readonly log: Pick<Log, 'error'>;
  readonly ask?: Ask;
}

/** Who says what a token of theirs is worth, in the words of reCAPTCHA's `siteverify`, which others speak as well. */
interface VerifyingProvider {
  readonly verifyUrl: string;
  readonly secret: string;
}

const limitMs = 5000;
const maxBytes = 64 * 1024;
/** Theirs are some hundred to two thousand signs, none of them a space. */
const tokenPattern = /^[!-~]{1,4096}$/;
/** What the browser names when it asks for a token (site/ui/captcha). */
const action = 'formSubmit';
const leastScore = 0.5;

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().nullish(),
  score: z.number().nullish(),
  'error-codes': z.array(z.string()).nullish(),
});
type ProviderAnswer = z.infer<typeof answerSchema>;

export function createPersonCheck(options: PersonCheckOptions): PersonCheck {
  const { captcha, provider, log } = options;

  async function isPersonTo(verifying: VerifyingProvider, token: string): Promise<boolean> {
    try {
      return judge(await askProvider(verifying, token, options.ask));
    } catch (err) {
      // Never the token: it may still be good.
      log.error({ err }, 'the captcha provider does not say what a token is worth');
      throw new AppError('unavailable', 'the captcha provider does not answer as agreed');
    }
  }

  return async (token, purpose) => {
    if (isOwnToken(token)) return (await captcha.verify(token, purpose)) === 'ok';
    return provider !== undefined && tokenPattern.test(token) && isPersonTo(provider, token);
  };
}

async function askProvider(
  { verifyUrl, secret }: VerifyingProvider,
  token: string,
  ask = askNeighbour,
): Promise<ProviderAnswer> {
  const answer = await ask(verifyUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ secret, response: token }).toString(),
    signal: AbortSignal.timeout(limitMs),
  });
  const bytes = await readBounded(answer, maxBytes);
  if (!answer.ok || !bytes) throw new AppError('bad-answer', `answered ${answer.status}`);
  const read = answerSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  if (!read.success) throw new AppError('bad-answer', 'an answer is not of the agreed shape');
  return read.data;
}

function judge({ success, score, ...answer }: ProviderAnswer): boolean {
  const refusals = answer['error-codes'] ?? [];
  // No visitor can help it.
  if (refusals.some((code) => /-input-secret$|^bad-request$/.test(code)))
    throw new AppError('bad-setting', 'the provider does not take CAPTCHA_SECRET');
  return success && (answer.action ?? action) === action && (score ?? 1) >= leastScore;
}
