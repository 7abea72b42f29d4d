import type { Clock } from '#platform/clock.ts';
import { ask, type Ask } from '#platform/http/ask.ts';
import { type FeedMessage, readFeedMessage, RealtimeFault } from '#transit/index.ts';
import type { Validators } from '../feed-request.ts';
import { download, type FeedAddress } from './download.ts';
import type { FeedHistory } from './feed-history.ts';
import { PollBreak, type PollOutcome } from './poll-outcome.ts';

export interface PollOptions {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly clock: Clock;
  /** Each message once, in order, never two at a time. A throw counts as a broken poll, and the message comes again. */
  readonly onMessage: (message: FeedMessage, receivedAt: number) => void | Promise<void>;
  readonly ask?: Ask;
}

/** One poll, from the request to the message handed on. It never throws. */
type Poll = (stop: AbortSignal) => Promise<PollOutcome>;

export function createPoll(options: PollOptions, address: FeedAddress, history: FeedHistory): Poll {
  const { clock, maxBytes, ask: askFeed = ask } = options;
  let validators: Validators | undefined;
  let lastBody: Uint8Array | undefined;

  async function pollFeed(stop: AbortSignal): Promise<PollOutcome> {
    const answer = await download(address, { ask: askFeed, known: validators, limits: options, stop });
    const receivedAt = clock.now();
    const { body } = answer;
    // Servers without validators send the same bytes again; comparing them is much cheaper than reading them.
    if (!body || (lastBody && Buffer.compare(body, lastBody) === 0)) {
      validators = answer.validators;
      return history.recordUnchanged(receivedAt);
    }
    const message = await readFeedMessage(body, { maxBytes });
    stop.throwIfAborted();
    // Some servers write 0 where they do not know when the message was made.
    const timestamp = message.header.timestamp || undefined;
    if (!history.isNews(timestamp, receivedAt)) return history.recordUnchanged(receivedAt);
    await handOn(message, receivedAt);
    ({ validators } = answer);
    lastBody = body;
    return history.recordFresh(timestamp, receivedAt);
  }

  async function handOn(message: FeedMessage, receivedAt: number): Promise<void> {
    try {
      await options.onMessage(message, receivedAt);
    } catch (thrown) {
      throw new PollBreak('refused', `the message cannot be used (${wordsOf(thrown)})`, thrown);
    }
  }

  return async (stop) => {
    try {
      return await pollFeed(stop);
    } catch (thrown) {
      if (stop.aborted) return { kind: 'stopped' };
      const { fault, message: words } = toPollBreak(thrown);
      history.recordBroken(words);
      return { kind: 'broken', fault, words };
    }
  };
}

function toPollBreak(thrown: unknown): PollBreak {
  if (thrown instanceof PollBreak) return thrown;
  if (thrown instanceof RealtimeFault) return new PollBreak('malformed', thrown.message, thrown);
  return new PollBreak('unreachable', wordsOf(thrown), thrown);
}

const wordsOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
