import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Clock } from '#platform/clock.ts';

/** What listeners of a topic see now. */
export interface TopicState {
  /** One line of JSON. */
  readonly text: string;
  /** When it changes by the passing of time alone (ms). */
  readonly until: number;
}

interface EventHubOptions {
  readonly clock: Clock;
  /** Listeners at once; one more is turned away. */
  readonly maxListeners: number;
  /** The state of a topic, made once for all its listeners. */
  compose(topic: string): TopicState;
  /** A topic could not be made; its listeners keep what they have. */
  onFault(error: unknown): void;
}

interface Listening {
  readonly topic: string;
  readonly response: ServerResponse;
  /** What the listener saw last, by its `Last-Event-ID`. */
  readonly seen?: string | undefined;
}

interface Topic {
  id: string;
  frame: string;
  until: number;
  readonly listeners: Set<ServerResponse>;
}

const tickMs = 1000;
/** Proxies and phones drop a connection that says nothing for long. */
const heartbeatMs = 15_000;
/** A listener that does not read is let go before it holds memory. */
const maxUnreadBytes = 256 * 1024;
/** Work is put aside after this long, so that other requests are answered. */
const sliceMs = 4;

/**
 * Server-sent events by topic. Whatever the number of listeners, a topic is made once for each change, and each listener
 * is sent the same text. The id of an event is a fingerprint of its text: whoever comes back with the one it saw, to
 * this process or another, is sent nothing until something changes.
 */
export class EventHub {
  private readonly topics = new Map<string, Topic>();
  private readonly options: EventHubOptions;
  private readonly timer: NodeJS.Timeout;
  private listeners = 0;
  private lastBeat: number;
  private turn: Promise<void> = Promise.resolve();

  constructor(options: EventHubOptions) {
    this.options = options;
    this.lastBeat = options.clock.now();
    this.timer = setInterval(() => this.tick(), tickMs).unref();
  }

  get count(): number {
    return this.listeners;
  }

  /** Sends the present state, then every other one. False when there is no room. Throws when the topic cannot be made. */
  listen({ topic: key, response, seen }: Listening): boolean {
    if (this.listeners >= this.options.maxListeners) return false;
    const topic = this.topics.get(key) ?? this.open(key);
    topic.listeners.add(response);
    this.listeners += 1;
    response.once('close', () => {
      topic.listeners.delete(response);
      this.listeners -= 1;
      if (topic.listeners.size === 0) this.topics.delete(key);
    });
    response.write(`retry: 3000\n\n${seen === topic.id ? '' : topic.frame}`);
    return true;
  }

  /** What topics are made from has changed. Resolves when every listener has been told. */
  refresh(): Promise<void> {
    this.turn = this.turn.then(() => this.renew([...this.topics.keys()]));
    return this.turn;
  }

  /** Ends every stream; browsers come back by themselves. */
  close(): void {
    clearInterval(this.timer);
    for (const { listeners } of this.topics.values()) for (const response of listeners) response.end();
  }

  private open(key: string): Topic {
    const topic: Topic = { ...frameOf(this.options.compose(key)), listeners: new Set() };
    this.topics.set(key, topic);
    return topic;
  }

  private tick(): void {
    const now = this.options.clock.now();
    const due = [...this.topics].filter(([, { until }]) => until <= now).map(([key]) => key);
    if (due.length > 0) this.turn = this.turn.then(() => this.renew(due));
    if (now - this.lastBeat < heartbeatMs) return;
    this.lastBeat = now;
    for (const { listeners } of this.topics.values())
      for (const response of listeners) send(response, ':\n\n');
  }

  private async renew(keys: readonly string[]): Promise<void> {
    let began = performance.now();
    for (const key of keys) {
      const topic = this.topics.get(key);
      if (topic) this.renewOne(key, topic);
      if (performance.now() - began < sliceMs) continue;
      await new Promise((done) => setImmediate(done));
      began = performance.now();
    }
  }

  private renewOne(key: string, topic: Topic): void {
    try {
      const next = frameOf(this.options.compose(key));
      const isNew = next.id !== topic.id;
      Object.assign(topic, next);
      if (isNew) for (const response of topic.listeners) send(response, topic.frame);
    } catch (error) {
      topic.until = this.options.clock.now() + tickMs;
      this.options.onFault(error);
    }
  }
}

function frameOf({ text, until }: TopicState): Pick<Topic, 'id' | 'frame' | 'until'> {
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { id, frame: `id: ${id}\ndata: ${text}\n\n`, until };
}

function send(response: ServerResponse, text: string): void {
  if (response.writableLength > maxUnreadBytes) response.destroy();
  else response.write(text);
}
