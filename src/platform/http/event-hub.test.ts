import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { EventHub, type TopicState } from './event-hub.ts';
import { eventually } from '#tests/support/eventually.ts';

const clock = fixedClock('2026-11-16T08:00:00Z');
const states = new Map<string, TopicState>();
let composed: string[] = [];
let faults: unknown[] = [];
let callers = 0;
let isPulseBroken = false;
let hub: EventHub;
let server: Server;
let origin: string;
const streams: AbortController[] = [];

const say = (topic: string, text: string, until = Infinity) =>
  states.set(topic, { text, mark: text.replace(/ at .*/, ''), until });

/** `heavy-12` weighs that much, another topic as much as half of what a caller may have. */
const weightOf = (key: string) => Number(/^heavy-(\d+)/.exec(key)?.[1] ?? 10);

function compose(topic: string): TopicState {
  composed.push(topic);
  const state = states.get(topic);
  if (!state) throw new Error(`there is no ${topic}`);
  return state;
}

beforeEach(async () => {
  states.clear();
  composed = [];
  faults = [];
  isPulseBroken = false;
  hub = new EventHub({
    clock,
    maxListeners: 3,
    maxWeight: 30,
    maxWeightPerCaller: 20,
    pulse: () => {
      if (isPulseBroken) throw new Error('no pulse');
      return states.get('pulse')?.text;
    },
    onFault: (error) => faults.push(error),
  });
  server = createServer((request, response) => {
    const key = (request.url ?? '').slice(1);
    const seen = request.headers['last-event-id'] as string | undefined;
    const caller = (request.headers['x-caller'] as string | undefined) ?? String((callers += 1));
    const topic = { event: 'news', key, weight: weightOf(key), compose: () => compose(key) };
    const join = hub.admit({ topic, seen, caller });
    if (!join) return void response.end('full');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    join(response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  hub.close();
  for (const stream of streams.splice(0)) stream.abort();
  server.closeAllConnections();
  await new Promise((done) => {
    server.close(done);
  });
});

/** What a listener has been sent so far. */
async function listen(topic: string, { seen, caller }: { seen?: string | undefined; caller?: string } = {}) {
  const stopper = new AbortController();
  streams.push(stopper);
  const headers = {
    ...(seen === undefined ? {} : { 'last-event-id': seen }),
    ...(caller === undefined ? {} : { 'x-caller': caller }),
  };
  const response = await fetch(`${origin}/${topic}`, { signal: stopper.signal, headers });
  const heard = { text: '', ended: false, leave: () => stopper.abort() };
  void (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.text += part;
    heard.ended = true;
  })().catch(() => undefined);
  return heard;
}

const datas = ({ text }: { text: string }) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data ?? '');

describe('a stream of events', () => {
  it('begins with what is the case, and goes on with each change', async () => {
    say('stop', '{"minutes":4}');
    const heard = await listen('stop');
    await eventually(() => expect(datas(heard)).toEqual(['{"minutes":4}']));
    await hub.refresh();
    say('stop', '{"minutes":3}');
    await hub.refresh();
    await eventually(() => expect(datas(heard)).toEqual(['{"minutes":4}', '{"minutes":3}']));
  });

  it('makes a topic once for all who listen', async () => {
    say('stop', '1');
    const both = [await listen('stop'), await listen('stop')];
    say('stop', '2');
    await hub.refresh();
    for (const heard of both) await eventually(() => expect(datas(heard)).toEqual(['1', '2']));
    // Once for who came in the same second, then once for both.
    expect(composed).toEqual(['stop', 'stop']);
  });

  it('sends nothing again to who comes back with what it saw', async () => {
    say('stop', '1');
    const first = await listen('stop');
    await eventually(() => expect(datas(first)).toHaveLength(1));
    const seen = /^id: (.+)$/m.exec(first.text)?.[1];
    const again = await listen('stop', { seen });
    await eventually(() => expect(again.text).toContain('retry: 3000'));
    say('stop', '2');
    await hub.refresh();
    await eventually(() => expect(datas(again)).toEqual(['2']));
  });

  it('looks again when time alone changes something, and says that it is still there', async () => {
    say('stop', '1', clock.now() + 30_000);
    const heard = await listen('stop');
    await eventually(() => expect(datas(heard)).toEqual(['1']));
    say('stop', '2');
    clock.advance(31_000);
    await eventually(() => expect(datas(heard)).toEqual(['1', '2']));
    expect(heard.text).toMatch(/^:$/m);
  });

  it('says nothing where only the clock went on, and the time of day to who comes then', async () => {
    say('stop', '1 at 8:00');
    const first = await listen('stop');
    await eventually(() => expect(datas(first)).toEqual(['1 at 8:00']));
    say('stop', '1 at 8:01');
    await hub.refresh();
    const second = await listen('stop');
    await eventually(() => expect(datas(second)).toEqual(['1 at 8:01']));
    say('stop', '2 at 8:02');
    await hub.refresh();
    await eventually(() => expect(datas(first)).toEqual(['1 at 8:00', '2 at 8:02']));
  });

  it('has a pulse that may say more than that it is there', async () => {
    say('stop', '1');
    say('pulse', '{"fresh":true}');
    const heard = await listen('stop');
    await eventually(() => expect(datas(heard)).toEqual(['1']));
    clock.advance(16_000);
    const pulse = 'event: pouls\ndata: {"fresh":true}';
    await eventually(() => expect(heard.text).toContain(pulse));
  });

  it('is still there when its pulse cannot be told', async () => {
    say('stop', '1');
    const heard = await listen('stop');
    await eventually(() => expect(datas(heard)).toEqual(['1']));
    isPulseBroken = true;
    clock.advance(16_000);
    await eventually(() => expect(heard.text).toMatch(/^:$/m));
    expect(faults).toHaveLength(1);
  });

  it('has no pulse where nobody listens', async () => {
    isPulseBroken = true;
    clock.advance(16_000);
    // Longer than it takes to look at the clock again.
    await wait(1200);
    expect(faults).toEqual([]);
  });

  it('lets no caller take every place', async () => {
    say('stop', '1');
    for (let place = 0; place < 2; place += 1) await listen('stop', { caller: 'greedy' });
    await eventually(() => expect(hub.count).toBe(2));
    const third = await listen('stop', { caller: 'greedy' });
    await eventually(() => expect([third.text, third.ended]).toEqual(['full', true]));
    await listen('stop', { caller: 'modest' });
    await eventually(() => expect(hub.count).toBe(3));
  });

  it('forgets a topic that nobody listens to any more', async () => {
    say('stop', '1');
    const heard = await listen('stop');
    await eventually(() => expect(hub.count).toBe(1));
    heard.leave();
    await eventually(() => expect(hub.count).toBe(0));
    composed = [];
    await hub.refresh();
    expect(composed).toEqual([]);
  });

  it('counts what a topic weighs, once for all who listen to it', async () => {
    for (const key of ['heavy-16', 'heavy-11', 'heavy-4', 'heavy-1']) say(key, '1');
    const names = ['a', 'b', 'c'];
    const [first, second, third] = await Promise.all(
      ['heavy-16', 'heavy-16', 'heavy-11'].map((key, place) => listen(key, { caller: names[place] ?? '' })),
    );
    await eventually(() =>
      expect([first, second, third].map((each) => datas(each ?? { text: '' }))).toEqual([
        ['1'],
        ['1'],
        ['1'],
      ]),
    );
    first?.leave();
    await eventually(() => expect(hub.count).toBe(2));
    const tooHeavy = await listen('heavy-4', { caller: 'd' });
    await eventually(() => expect([tooHeavy.text, tooHeavy.ended]).toEqual(['full', true]));
    const light = await listen('heavy-1', { caller: 'd' });
    await eventually(() => expect(datas(light)).toEqual(['1']));
  });

  it('makes light topics before heavy ones', async () => {
    for (const key of ['heavy-9', 'heavy-2', 'heavy-5']) {
      say(key, '1');
      await listen(key);
    }
    await eventually(() => expect(hub.count).toBe(3));
    composed = [];
    await hub.refresh();
    expect(composed).toEqual(['heavy-2', 'heavy-5', 'heavy-9']);
  });

  it('turns away one listener too many', async () => {
    say('stop', '1');
    for (let place = 0; place < 3; place += 1) await listen('stop');
    const heard = await listen('stop');
    await eventually(() => expect([heard.text, heard.ended]).toEqual(['full', true]));
  });

  it('keeps its listeners through a fault', async () => {
    say('stop', '1');
    const heard = await listen('stop');
    await eventually(() => expect(datas(heard)).toEqual(['1']));
    states.clear();
    await hub.refresh();
    await hub.refresh();
    // It is told once, however often it is tried.
    expect(faults).toHaveLength(1);
    say('stop', '2');
    await hub.refresh();
    await eventually(() => expect(datas(heard)).toEqual(['1', '2']));
  });

  it('ends with the program', async () => {
    say('stop', '1');
    const heard = await listen('stop');
    await eventually(() => expect(hub.count).toBe(1));
    hub.close();
    await eventually(() => expect(heard.ended).toBe(true));
  });
});
