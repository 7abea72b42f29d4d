import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { countCallers } from './caller-counts.ts';

function requestFrom(address: string | undefined, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

function open(trustProxy: number | string[] = 0, atOnce = 3) {
  let time = 0;
  const count = countCallers({ perSecond: 10, atOnce, trustProxy, now: () => time });
  return {
    ask: (...from: Parameters<typeof requestFrom>) => count(requestFrom(...from)),
    pipeline: (...from: Parameters<typeof requestFrom>) => count(requestFrom(...from), true),
    pass: (ms: number) => (time += ms),
  };
}

describe('requests of one caller', () => {
  it('are taken at once up to a number, and then as they come due', () => {
    const { ask, pass } = open();
    const three = () => [ask('203.0.113.1'), ask('203.0.113.1'), ask('203.0.113.1')];
    expect([...three(), ask('203.0.113.1')]).toEqual([true, true, true, false]);
    pass(100);
    expect([ask('203.0.113.1'), ask('203.0.113.1')]).toEqual([true, false]);
    pass(3_600_000);
    expect([...three(), ask('203.0.113.1')]).toEqual([true, true, true, false]);
  });

  it('count for nobody else, and for the whole network of an IPv6 address', () => {
    const { ask } = open();
    for (const host of [1, 2, 3]) expect(ask(`2001:db8:0:1::${host}`)).toBe(true);
    expect([ask('2001:db8:0:1::4'), ask('2001:db8:0:2::1'), ask('203.0.113.1')]).toEqual([false, true, true]);
  });

  it('count also for the whole of a larger IPv6 network, which may ask four times as often', () => {
    const { ask, pass } = open();
    const nets = Array.from({ length: 20 }, (_, net) => net);
    const taken = nets.flatMap((net) => [1, 2, 3].map((host) => ask(`2001:db8:0:${net}::${host}`)));
    expect(taken.filter(Boolean)).toHaveLength(12);
    expect([ask('2001:db8:1::1'), ask('::ffff:203.0.113.1')]).toEqual([true, true]);
    pass(1000);
    expect(nets.map((net) => ask(`2001:db8:0:${net}::1`)).filter(Boolean)).toHaveLength(12);
    // Who is refused as one address takes nothing from its neighbours.
    for (let nth = 0; nth < 100; nth += 1) ask('2001:db8:2:1::1');
    expect(ask('2001:db8:2:2::1')).toBe(true);
  });

  it('count five times where they are sent before the one ahead of them is answered', () => {
    const { ask, pipeline, pass } = open(0, 11);
    expect([ask('203.0.113.1'), pipeline('203.0.113.1'), pipeline('203.0.113.1')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([pipeline('203.0.113.1'), ask('203.0.113.1')]).toEqual([false, false]);
    pass(400);
    expect([pipeline('203.0.113.1'), ask('203.0.113.1')]).toEqual([false, true]);
  });

  it.each([[1], [['loopback']]])(
    'are those of the visitor behind a proxy that is trusted (%j)',
    (trusted) => {
      const { ask } = open(trusted);
      for (const _ of [1, 2, 3]) expect(ask('127.0.0.1', 'forged, 203.0.113.1')).toBe(true);
      expect(ask('127.0.0.1', 'another, 203.0.113.1')).toBe(false);
      expect(ask('127.0.0.1', '203.0.113.2')).toBe(true);
    },
  );

  it('cannot be told apart by who writes a header of its own', () => {
    const { ask } = open();
    for (const address of ['a', 'b', 'c']) expect(ask('203.0.113.1', address)).toBe(true);
    expect(ask('203.0.113.1', 'd')).toBe(false);
  });

  it.each([[1], [['loopback']]])('are those of an address, whichever port a proxy writes (%j)', (trusted) => {
    const { ask } = open(trusted);
    for (const port of [1, 2, 3]) expect(ask('127.0.0.1', `203.0.113.1:${port}`)).toBe(true);
    expect(ask('127.0.0.1', '203.0.113.1:4')).toBe(false);
    for (const port of [1, 2, 3]) expect(ask('127.0.0.1', `[2001:db8::${port}]:${port}`)).toBe(true);
    expect(ask('127.0.0.1', '[2001:db8::4]:4')).toBe(false);
  });

  it('are those behind a proxy that is trusted and written with its port', () => {
    const { ask } = open(['loopback', '10.0.0.0/8']);
    for (const _ of [1, 2, 3]) expect(ask('127.0.0.1', '203.0.113.1, 10.0.0.1:443')).toBe(true);
    expect(ask('127.0.0.1', '203.0.113.1, 10.0.0.1:443')).toBe(false);
    expect(ask('127.0.0.1', '203.0.113.2, 10.0.0.1:443')).toBe(true);
  });

  it('are counted also where the connection has gone', () => {
    const { ask } = open(1);
    expect([ask(undefined), ask(undefined, '203.0.113.1')]).toEqual([true, true]);
  });
});
