import type { ServerResponse } from 'node:http';
import type { Clock } from '#platform/clock.ts';
import { entityTag } from './forms/entity-tag.ts';

/** What listeners of a topic see now. */
export interface TopicState {
  /** One line of JSON. */
  readonly text: string;
  /** What makes it another state: the text without what only follows the clock. */
  readonly mark: string;
  /** When it changes by the passing of time alone (ms). */
  readonly until: number;
}

/** Something to listen to. */
export interface Topic {
  /** What the events are called. */
  readonly event: string;
  /** No other topic has the same. */
  readonly key: string;
  /** Its state, made once for all who listen. */
  compose(): TopicState;
}

interface EventHubOptions {
  readonly clock: Clock;
  /** Listeners at once, and of one caller; one more is turned away. */
  readonly maxListeners: number;
  readonly maxPerCaller: number;
  /** What a heartbeat says, in one line of JSON; undefined: nothing but that the stream is there. */
  pulse(): string | undefined;
  /** A topic could not be made; its listeners keep what they have. */
  onFault(error: unknown): void;
}

interface Listening {
  readonly topic: Topic;
  readonly caller: string;
  /** What the listener saw last, by its `Last-Event-ID`. */
  readonly seen?: string | undefined;
}

interface OpenTopic {
  readonly topic: Topic;
  id: string;
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
 * is sent the same text; nothing of it is kept. The id of an event is a fingerprint of its state: whoever comes back
 * with the one it saw, to this process or another, is sent nothing until something changes.
 */
export class EventHub {
  private readonly topics = new Map<string, OpenTopic>();
  private readonly callers = new Map<string, number>();
  private readonly options: EventHubOptions;
  private readonly timer: NodeJS.Timeout;
  private listeners = 0;
  private lastBeat: number;
  private turn: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(options: EventHubOptions) {
    this.options = options;
    this.lastBeat = options.clock.now();
    this.timer = setInterval(() => this.tick(), tickMs).unref();
  }

  get count(): number {
    return this.listeners;
  }

  /**
   * Lets a listener in: what is given then sends a response the present state, and every other one. Undefined when there
   * is no place left. Throws when the topic cannot be made.
   */
  admit(listening: Listening): ((response: ServerResponse) => void) | undefined {
    const { maxListeners, maxPerCaller } = this.options;
    const own = this.callers.get(listening.caller) ?? 0;
    if (this.isClosed || this.listeners >= maxListeners || own >= maxPerCaller) return undefined;
    const state = listening.topic.compose();
    return (response) => this.join(listening, state, response);
  }

  /** What topics are made from has changed. Resolves when every listener has been told. */
  refresh(): Promise<void> {
    if (this.topics.size > 0) this.turn = this.turn.then(() => this.renew([...this.topics.values()]));
    return this.turn;
  }

  /** Ends every stream; browsers come back by themselves. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    for (const { listeners } of this.topics.values()) for (const response of listeners) response.end();
  }

  private join({ topic, caller, seen }: Listening, state: TopicState, response: ServerResponse): void {
    const open = this.topics.get(topic.key) ?? this.open(topic);
    this.tell(open, state);
    open.listeners.add(response);
    this.listeners += 1;
    this.callers.set(caller, (this.callers.get(caller) ?? 0) + 1);
    response.once('close', () => this.leave(open, response, caller));
    response.write(`retry: 3000\n\n${seen === open.id ? '' : frameOf(open, state)}`);
  }

  private open(topic: Topic): OpenTopic {
    const open: OpenTopic = { topic, id: '', until: 0, listeners: new Set() };
    this.topics.set(topic.key, open);
    return open;
  }

  private leave(open: OpenTopic, response: ServerResponse, caller: string): void {
    open.listeners.delete(response);
    this.listeners -= 1;
    const left = (this.callers.get(caller) ?? 1) - 1;
    if (left === 0) this.callers.delete(caller);
    else this.callers.set(caller, left);
    if (open.listeners.size === 0) this.topics.delete(open.topic.key);
  }

  private tick(): void {
    const now = this.options.clock.now();
    const due = [...this.topics.values()].filter(({ until }) => until <= now);
    if (due.length > 0) this.turn = this.turn.then(() => this.renew(due));
    if (now - this.lastBeat < heartbeatMs) return;
    this.lastBeat = now;
    const pulse = this.options.pulse();
    const beat = pulse === undefined ? ':\n\n' : `event: pouls\ndata: ${pulse}\n\n`;
    for (const { listeners } of this.topics.values()) for (const response of listeners) send(response, beat);
  }

  private async renew(topics: readonly OpenTopic[]): Promise<void> {
    let began = performance.now();
    for (const open of topics) {
      if (open.listeners.size > 0) this.renewOne(open);
      if (performance.now() - began < sliceMs) continue;
      await new Promise((done) => setImmediate(done));
      began = performance.now();
    }
  }

  private renewOne(open: OpenTopic): void {
    try {
      this.tell(open, open.topic.compose());
    } catch (error) {
      open.until = this.options.clock.now() + tickMs;
      this.options.onFault(error);
    }
  }

  /** Takes a state over, and sends it to who listens if it is another. */
  private tell(open: OpenTopic, state: TopicState): void {
    const id = entityTag(state.mark).slice(1, -1);
    const isNew = id !== open.id;
    open.id = id;
    open.until = state.until;
    if (!isNew || open.listeners.size === 0) return;
    const frame = frameOf(open, state);
    for (const response of open.listeners) send(response, frame);
  }
}

function frameOf({ id, topic: { event } }: OpenTopic, { text }: TopicState): string {
  return `id: ${id}\nevent: ${event}\ndata: ${text}\n\n`;
}

function send(response: ServerResponse, text: string): void {
  if (response.writableLength > maxUnreadBytes) response.destroy();
  else response.write(text);
}
