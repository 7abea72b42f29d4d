import { AppError } from '#lib/errors.ts';
import { createSingleFlight } from '#lib/single-flight.ts';
import {
  cacheKey,
  questionIdentity,
  settingsKey,
  type CacheQuestion,
  type UpstreamName,
} from '#contract/cache/key.ts';
import type { ProxyAnswerJson, ProxyRequestJson } from '#contract/cache/proxy.ts';
import { outsideHeader } from '#platform/http/endpoint.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Transport, WireResponse } from '#platform/transport.ts';
import type { Entries, StoredEntry } from './entries.ts';
import { isPrivate, keepMs, mayKeep, requireQuestion, upstreamAddress } from './upstream-rules.ts';

export type Upstreams = Readonly<Record<UpstreamName, Transport | undefined>>;

interface ProxyParts {
  readonly entries: Entries;
  readonly upstreams: Upstreams;
  readonly clock: Clock;
  readonly log: Log;
}

/** Who asks the proxy: the limits of an upstream count them, and not the proxy. */
interface Asker {
  /** As limits count. */
  readonly caller: string;
  /** Passed on; keeps the cache out. */
  readonly authorization: string | undefined;
}

/** Answers for an upstream, from the cache where it may. */
export type Proxy = (name: UpstreamName, request: ProxyRequestJson, asker: Asker) => Promise<ProxyAnswerJson>;

/** The site reads these as its own, so only it may write them: anyone could hold on to an old switch otherwise. */
const siteKeys: ReadonlySet<string> = new Set([settingsKey('fr'), settingsKey('en')]);

type Asked = Pick<StoredEntry, 'resData' | 'resStatus'> & {
  /** Whom alone the upstream answered so: a caller who asks too often is refused, and nobody else. */
  readonly isFor?: string;
};

export function createProxy({ entries, upstreams, clock, log }: ProxyParts): Proxy {
  const once = createSingleFlight<Asked>();

  async function find(key: string, identity: string): Promise<StoredEntry | undefined> {
    const entry = await entries.findProxied(key).catch((err: unknown) => {
      log.debug({ err, key }, 'the proxy goes on without the store');
      return undefined;
    });
    return entry && (entry.identity ?? identity) === identity ? entry : undefined;
  }

  async function askAndKeep(
    question: CacheQuestion,
    ttl: number | undefined,
    caller: string,
  ): Promise<Asked> {
    const purges = entries.purges();
    const answer = await ask(upstreams[question.upstream], question, { caller, authorization: undefined });
    const asked = { resData: parseBody(answer), resStatus: answer.status };
    if (answer.status === 429 || isPrivate(answer.headers['cache-control'] ?? ''))
      return { ...asked, isFor: caller };
    const key = cacheKey(question);
    const ttlMs = keepMs(question, ttl, answer.headers['cache-control']);
    const isKept = asked.resStatus < 400 && ttlMs > 0 && !answer.headers['set-cookie'];
    if (!isKept || siteKeys.has(key) || purges !== entries.purges()) return asked;
    const storedAt = clock.now();
    const entry = { ...asked, storedAt, expiresAt: storedAt + ttlMs, identity: questionIdentity(question) };
    await entries
      .keepProxied(key, entry)
      .catch((err: unknown) => log.debug({ err, key }, 'the answer is not kept'));
    return asked;
  }

  /** However many ask at once, the upstream is asked once; a purge starts anew. */
  async function askOnce(question: CacheQuestion, ttl: number | undefined, caller: string): Promise<Asked> {
    const identity = `${entries.purges()} ${questionIdentity(question)}`;
    const asked = await once(identity, () => askAndKeep(question, ttl, caller));
    return asked.isFor === undefined || asked.isFor === caller ? asked : askAndKeep(question, ttl, caller);
  }

  return async (name, request, asker) => {
    const question = requireQuestion(name, request);
    const key = cacheKey(question);
    if (asker.authorization !== undefined || !mayKeep(question)) {
      const answer = await ask(upstreams[name], question, asker);
      return { key, resData: parseBody(answer), resStatus: answer.status, hit: false };
    }
    const entry = await find(key, questionIdentity(question));
    const { resData, resStatus } = entry ?? (await askOnce(question, request.ttl, asker.caller));
    return { key, resData, resStatus, hit: entry !== undefined };
  };
}

async function ask(
  upstream: Transport | undefined,
  question: CacheQuestion,
  { caller, authorization }: Asker,
): Promise<WireResponse> {
  if (!upstream) throw unreachable(question);
  const { method = 'GET', data } = question;
  try {
    return await upstream({
      method,
      path: upstreamAddress(question),
      headers: {
        accept: 'application/json',
        [outsideHeader]: '1',
        [visitorHeader]: caller,
        ...(data === undefined ? {} : { 'content-type': 'application/json' }),
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'timed-out') throw thrown;
    throw unreachable(question, thrown);
  }
}

/** Towards our caller an upstream that is out of reach is a bad gateway, whatever it is to us. */
function unreachable({ upstream }: CacheQuestion, cause?: unknown): AppError {
  return new AppError('unavailable', `${upstream} is out of reach`, { status: 502, cause });
}

function parseBody({ status, body }: WireResponse): unknown {
  if (status >= 300 && status < 400) throw new AppError('bad-answer', 'the upstream sends elsewhere');
  if (body === '') return null;
  try {
    return JSON.parse(body);
  } catch (cause) {
    // A refusal may be in any words; an answer may not.
    if (status >= 400) return body;
    throw new AppError('bad-answer', 'the upstream did not answer in JSON', { cause });
  }
}
