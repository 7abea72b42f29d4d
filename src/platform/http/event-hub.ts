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
  /** What it takes to make it, in units of the lightest one. */
  readonly weight: number;
  /** Its state, made once for all who listen. */
  compose(): TopicState;
}

interface EventHubOptions {
  readonly clock: Clock;
  /** Listeners at once. */
  readonly maxListeners: number;
  /** What all topics together may weigh, each counted once. */
  readonly maxWeight: number;
  /** What one caller may listen to, by weight. */
  readonly maxWeightPerCaller: number;
  /** What a heartbeat says, in one line of JSON; undefined: nothing but that the stream is there. */
  pulse(): string | undefined;
  /** A topic could not be made, and could before; its listeners keep what they have. */
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
  isFaulty: boolean;
  readonly listeners: Set<ServerResponse>;
}

const tickMs = 1000;
/** States that newcomers of the same second share: enough for the topics that many come back to. */
const mostFresh = 64;
/** Proxies and phones drop a connection that says nothing for long. */
const heartbeatMs = 15_000;
/** A topic that could not be made is tried again after this. */
const faultMs = 30_000;
/** A listener that does not read is let go before it holds memory. */
const maxUnreadBytes = 256 * 1024;
/** Work is put aside after this long, so that other requests are answered. */
const sliceMs = 4;

/**
 * Server-sent events by topic. Whatever the number of listeners, a topic is made once for each change, and each listener
 * is sent the same text; nothing of it is kept. The id of an event is a fingerprint of its state: whoever comes back
 * with the one it saw, to this process or another, is sent nothing until something changes. Light topics come before
 * heavy ones, and weights are limited: nobody makes others wait by what they listen to.
 */
export class EventHub {
  private readonly topics = new Map<string, OpenTopic>();
  private readonly callers = new Map<string, number>();
  /** States made since the last tick: many come back at once after a start. */
  private readonly fresh = new Map<string, TopicState>();
  /** What is to be made again; each is there once. */
  private readonly due = new Set<OpenTopic>();
  private readonly options: EventHubOptions;
  private readonly timer: NodeJS.Timeout;
  private listeners = 0;
  private weight = 0;
  private lastBeat: number;
  private work: Promise<void> = Promise.resolve();
  private isWorking = false;
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
    const { topic, caller } = listening;
    if (!this.hasRoomFor(topic, caller)) return undefined;
    const state = this.fresh.get(topic.key) ?? topic.compose();
    if (this.fresh.size >= mostFresh) this.fresh.clear();
    this.fresh.set(topic.key, state);
    return (response) => this.join(listening, state, response);
  }

  /** What topics are made from has changed. Resolves when every listener has been told. */
  refresh(): Promise<void> {
    this.fresh.clear();
    return this.renew([...this.topics.values()]);
  }

  /** Ends every stream; browsers come back by themselves. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    for (const { listeners } of this.topics.values()) for (const response of listeners) response.end();
  }

  private hasRoomFor({ key, weight }: Topic, caller: string): boolean {
    const { maxListeners, maxWeight, maxWeightPerCaller } = this.options;
    const added = this.topics.has(key) ? 0 : weight;
    const own = (this.callers.get(caller) ?? 0) + weight;
    const fits = this.weight + added <= maxWeight && own <= maxWeightPerCaller;
    return fits && this.listeners < maxListeners && !this.isClosed;
  }

  private join({ topic, caller, seen }: Listening, state: TopicState, response: ServerResponse): void {
    const open = this.topics.get(topic.key) ?? this.open(topic);
    this.tell(open, state);
    open.listeners.add(response);
    this.listeners += 1;
    this.callers.set(caller, (this.callers.get(caller) ?? 0) + topic.weight);
    response.once('close', () => this.leave(open, response, caller));
    response.write(`retry: 3000\n\n${seen === open.id ? '' : frameOf(open, state)}`);
  }

  private open(topic: Topic): OpenTopic {
    const open: OpenTopic = { topic, id: '', until: 0, isFaulty: false, listeners: new Set() };
    this.topics.set(topic.key, open);
    this.weight += topic.weight;
    return open;
  }

  private leave(open: OpenTopic, response: ServerResponse, caller: string): void {
    const { key, weight } = open.topic;
    open.listeners.delete(response);
    this.listeners -= 1;
    const left = (this.callers.get(caller) ?? weight) - weight;
    if (left === 0) this.callers.delete(caller);
    else this.callers.set(caller, left);
    if (open.listeners.size > 0) return;
    this.topics.delete(key);
    this.weight -= weight;
  }

  private tick(): void {
    const now = this.options.clock.now();
    this.fresh.clear();
    void this.renew([...this.topics.values()].filter(({ until }) => until <= now));
    if (now - this.lastBeat < heartbeatMs) return;
    this.lastBeat = now;
    if (this.listeners > 0) this.beat();
  }

  private beat(): void {
    const pulse = this.readPulse();
    const beat = pulse === undefined ? ':\n\n' : `event: pouls\ndata: ${pulse}\n\n`;
    for (const { listeners } of this.topics.values()) for (const response of listeners) send(response, beat);
  }

  /** A pulse that cannot be told must not end the process, whose timer asks for it. */
  private readPulse(): string | undefined {
    try {
      return this.options.pulse();
    } catch (error) {
      this.options.onFault(error);
      return undefined;
    }
  }

  private renew(topics: readonly OpenTopic[]): Promise<void> {
    for (const open of topics.toSorted((one, two) => one.topic.weight - two.topic.weight)) this.due.add(open);
    if (!this.isWorking) this.work = this.workOff();
    return this.work;
  }

  /** Makes what is due, slice by slice, until nothing is. */
  private async workOff(): Promise<void> {
    this.isWorking = true;
    let began = performance.now();
    // What is added meanwhile is met too.
    for (const open of this.due) {
      this.due.delete(open);
      if (open.listeners.size > 0) this.renewOne(open);
      if (performance.now() - began < sliceMs) continue;
      await new Promise((done) => setImmediate(done));
      began = performance.now();
    }
    this.isWorking = false;
  }

  private renewOne(open: OpenTopic): void {
    try {
      this.tell(open, open.topic.compose());
      open.isFaulty = false;
    } catch (error) {
      open.until = this.options.clock.now() + faultMs;
      if (!open.isFaulty) this.options.onFault(error);
      open.isFaulty = true;
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
