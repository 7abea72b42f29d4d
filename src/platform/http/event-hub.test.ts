import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { EventHub, type TopicState } from './event-hub.ts';

const clock = fixedClock('2026-11-16T08:00:00Z');
const states = new Map<string, TopicState>();
let composed: string[] = [];
let faults: unknown[] = [];
let hub: EventHub;
let server: Server;
let origin: string;
const streams: AbortController[] = [];

const say = (topic: string, text: string, until = Infinity) => states.set(topic, { text, until });

beforeEach(async () => {
  states.clear();
  composed = [];
  faults = [];
  hub = new EventHub({
    clock,
    maxListeners: 3,
    compose: (topic) => {
      composed.push(topic);
      const state = states.get(topic);
      if (!state) throw new Error(`there is no ${topic}`);
      return state;
    },
    onFault: (error) => faults.push(error),
  });
  server = createServer((request, response) => {
    const topic = (request.url ?? '').slice(1);
    const seen = request.headers['last-event-id'] as string | undefined;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (!hub.listen({ topic, response, seen })) response.end('full');
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
async function listen(topic: string, seen?: string) {
  const stopper = new AbortController();
  streams.push(stopper);
  const headers: Record<string, string> = seen === undefined ? {} : { 'last-event-id': seen };
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
    await vi.waitFor(() => expect(datas(heard)).toEqual(['{"minutes":4}']));
    await hub.refresh();
    say('stop', '{"minutes":3}');
    await hub.refresh();
    await vi.waitFor(() => expect(datas(heard)).toEqual(['{"minutes":4}', '{"minutes":3}']));
  });

  it('makes a topic once for all who listen', async () => {
    say('stop', '1');
    const both = [await listen('stop'), await listen('stop')];
    say('stop', '2');
    await hub.refresh();
    for (const heard of both) await vi.waitFor(() => expect(datas(heard)).toEqual(['1', '2']));
    expect(composed).toEqual(['stop', 'stop']);
  });

  it('sends nothing again to who comes back with what it saw', async () => {
    say('stop', '1');
    const first = await listen('stop');
    await vi.waitFor(() => expect(datas(first)).toHaveLength(1));
    const seen = /^id: (.+)$/m.exec(first.text)?.[1];
    const again = await listen('stop', seen);
    await vi.waitFor(() => expect(again.text).toContain('retry: 3000'));
    say('stop', '2');
    await hub.refresh();
    await vi.waitFor(() => expect(datas(again)).toEqual(['2']));
  });

  it('looks again when time alone changes something, and says that it is still there', async () => {
    say('stop', '1', clock.now() + 30_000);
    const heard = await listen('stop');
    await vi.waitFor(() => expect(datas(heard)).toEqual(['1']));
    say('stop', '2');
    clock.advance(31_000);
    await vi.waitFor(() => expect(datas(heard)).toEqual(['1', '2']), { timeout: 5000 });
    expect(heard.text).toMatch(/^:$/m);
  });

  it('forgets a topic that nobody listens to any more', async () => {
    say('stop', '1');
    const heard = await listen('stop');
    await vi.waitFor(() => expect(hub.count).toBe(1));
    heard.leave();
    await vi.waitFor(() => expect(hub.count).toBe(0));
    composed = [];
    await hub.refresh();
    expect(composed).toEqual([]);
  });

  it('turns away one listener too many', async () => {
    say('stop', '1');
    for (let place = 0; place < 3; place += 1) await listen('stop');
    const heard = await listen('stop');
    await vi.waitFor(() => expect([heard.text, heard.ended]).toEqual(['full', true]));
  });

  it('keeps its listeners through a fault', async () => {
    say('stop', '1');
    const heard = await listen('stop');
    await vi.waitFor(() => expect(datas(heard)).toEqual(['1']));
    states.clear();
    await hub.refresh();
    expect(faults).toHaveLength(1);
    say('stop', '2');
    await hub.refresh();
    await vi.waitFor(() => expect(datas(heard)).toEqual(['1', '2']));
  });

  it('ends with the program', async () => {
    say('stop', '1');
    const heard = await listen('stop');
    await vi.waitFor(() => expect(hub.count).toBe(1));
    hub.close();
    await vi.waitFor(() => expect(heard.ended).toBe(true));
  });
});
