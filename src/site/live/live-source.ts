/** Something of the schedule service that changes: how it is listened to, and how it is asked for. */
export interface LiveSubject {
  /** The event of the stream that holds it. */
  readonly event: 'departs' | 'parcours' | 'voyage';
  /** The query of the stream; what has none is asked for now and then. */
  readonly listen: Readonly<Record<string, string>> | undefined;
  /** Path and query of the call that answers the same, if there is one. */
  readonly ask: string | undefined;
}

/** How data arrive: pushed, asked for now and then, or not at all since the last try. */
export type LiveState = 'streaming' | 'asking' | 'lost';

interface LiveListener {
  /** Given what the service answered, in the words of the wire. */
  onData(json: unknown): void;
  /** Given the pulse of the stream: the hour, and how fresh live times are. */
  onPulse?(json: unknown): void;
  onState?(state: LiveState): void;
}

const root = '/services/schedule';
/** Specification A9: a board is asked for anew every 30 s, and waited for 3,000 ms. */
export const refreshMs = 30_000;
export const refreshLimitMs = 3_000;
/** The service sends a pulse every 15 s: a stream that is silent for longer than two of them is dead. */
const silenceMs = 40_000;
/** After so long without a stream, one is tried again. */
const retryStreamMs = 5 * 60_000;

/** Follows a subject while the page is in sight; gives a function that ends it. */
export function followSubject(subject: LiveSubject, listener: LiveListener): () => void {
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = document.hidden ? undefined : openStream(subject, listener);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
}

/** The stream where the browser has it and the service grants it; asking every so often otherwise. */
function openStream(subject: LiveSubject, listener: LiveListener): () => void {
  const { listen } = subject;
  if (!listen || typeof EventSource === 'undefined') return askAgainAndAgain(subject, listener);
  const source = new EventSource(`${root}/flux?${new URLSearchParams(listen)}`);
  let stopAsking: (() => void) | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    source.close();
    clearTimeout(silence);
    stopAsking ??= askAgainAndAgain(subject, listener);
    retry = setTimeout(() => {
      stopAsking?.();
      stopAsking = openStream(subject, listener);
    }, retryStreamMs);
  };
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, silenceMs);
  };
  const take = (tell: ((json: unknown) => void) | undefined) => (event: MessageEvent<string>) => {
    heard();
    listener.onState?.('streaming');
    tell?.(JSON.parse(event.data));
  };
  source.addEventListener(subject.event, take(listener.onData));
  source.addEventListener('pouls', take(listener.onPulse));
  // A browser that is refused closes the stream for good; one that lost the network tries again by itself.
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) giveUp();
    else listener.onState?.('lost');
  });
  heard();
  return () => {
    source.close();
    clearTimeout(silence);
    clearTimeout(retry);
    stopAsking?.();
  };
}

/** What a call of the schedule service answers, by its path and query. */
export async function askSchedule(path: string, ended?: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([AbortSignal.timeout(refreshLimitMs), ...(ended ? [ended] : [])]);
  // Not from a cache without a question: a tab that is seen again asks at once.
  const response = await fetch(root + path, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response.json();
}

function askAgainAndAgain({ ask }: LiveSubject, listener: LiveListener): () => void {
  if (ask === undefined) return () => {};
  const ended = new AbortController();
  const askOnce = async () => {
    try {
      const json = await askSchedule(ask, ended.signal);
      if (ended.signal.aborted) return;
      listener.onState?.('asking');
      listener.onData(json);
    } catch {
      // What is on screen stays, with its age; the next try comes in half a minute.
      if (!ended.signal.aborted) listener.onState?.('lost');
    }
  };
  void askOnce();
  const timer = setInterval(() => void askOnce(), refreshMs);
  return () => {
    ended.abort();
    clearInterval(timer);
  };
}
