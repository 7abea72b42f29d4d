import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { LaneFull } from '#platform/fair-lane.ts';
import { createPageHandler } from './page-handler.ts';

type Options = Parameters<typeof createPageHandler>[0];

const request = (from: string, url: string) =>
  ({ from, url, id: '1', headers: {} }) as unknown as FastifyRequest;

function reply() {
  const answered = { getHeader: () => undefined } as Record<string, unknown>;
  for (const name of ['headers', 'header', 'status', 'send']) answered[name] = () => answered;
  return answered as unknown as FastifyReply;
}

/** Pages that all take `loadMs`, asked for by callers who are named, and how many were under way at once. */
function open(loadMs: number) {
  const seen = { underWay: 0, most: 0, made: 0 };
  const busy = async () => {
    seen.made += 1;
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    await wait(loadMs);
    seen.underWay -= 1;
    const route = { locale: 'fr', url: '/x' };
    const shell = { visitor: { kind: 'anonymous' }, consent: 'none' };
    return { kind: 'view', keep: 'never', view: { status: 200, shell, route } };
  };
  const pages = createPageHandler({
    resolver: { version: '1', resolve: busy, resolveMissing: busy, resolveError: busy },
    identify: async ({ from }: { readonly from: string }) => ({
      visitor: { kind: 'anonymous' },
      network: from,
      cookies: {},
    }),
    cache: { generation: 1, find: () => undefined, keep: () => undefined },
    standIns: () => 0,
    originOf: () => 'http://localhost',
    clock: { now: () => 0 },
    draw: async () => Buffer.from('page'),
  } as unknown as Options);
  const outcome = async (asked: Promise<unknown>): Promise<string> =>
    asked.then(
      () => 'page',
      (error: unknown) => (error instanceof LaneFull ? error.code : String(error)),
    );
  return {
    seen,
    ask: (from: string, path: string) => outcome(pages.answer(request(from, path), reply(), 'document')),
    fail: (from: string, path: string) =>
      outcome(pages.answerError(request(from, path), reply(), new AppError('not-found', 'nothing'))),
    look: (from: string, path: string) =>
      outcome(
        pages.resolveInTurn({ network: from, url: new URL(path, 'http://localhost') } as Parameters<
          typeof pages.resolveInTurn
        >[0]),
      ),
  };
}

const many = <One>(count: number, make: (nth: number) => One): One[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

describe('pages that have to be made', () => {
  it.each(['ask', 'fail', 'look'] as const)('take turns by who asks, also where they %s', async (how) => {
    const opened = open(20);
    const answers = await Promise.all(many(100, (nth) => opened[how]('greedy', `/x${nth}`)));
    expect(opened.seen.most).toBe(3);
    expect(answers.filter((each) => each === 'page')).toHaveLength(63);
    expect(answers.filter((each) => each === 'too-many-requests')).toHaveLength(37);
  });

  it('come to a rider at once, though a stranger who has many waiting asked first', async () => {
    const { ask, seen } = open(50);
    const greedy = many(60, (nth) => ask('greedy', `/x${nth}`));
    const first = ask('greedy', '/popular');
    await wait(5);
    const began = performance.now();
    expect(await Promise.all([ask('rider', '/popular'), ask('another', '/popular')])).toEqual([
      'page',
      'page',
    ]);
    expect(performance.now() - began).toBeLessThan(400);
    expect(await first).toBe('page');
    await Promise.all(greedy);
    expect(seen.made).toBe(61);
  });
});
