import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import type { Transport } from '#platform/transport.ts';
import { createNoticePort } from './notice-port.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notice-port-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A content service with one notice, whose title and pace are the test's. */
function content() {
  const state = { title: 'Avant', delayMs: 0 };
  const transport: Transport = async () => {
    const { title, delayMs } = state;
    await sleep(delayMs);
    const notice = { type: 'notices', id: '7c0e0000-0000-4000-8000-000000000001', attributes: { title } };
    return { status: 200, headers: {}, body: JSON.stringify({ data: [notice] }) };
  };
  return { state, transport };
}

describe('the notices that timetables read', () => {
  it('are those that the content has now, however long it takes to tell them', async () => {
    const clock = fixedClock('2026-11-15T19:00:00Z');
    const { state, transport } = content();
    const port = createNoticePort({
      content: transport,
      store: createMemoryStore({ maxBytes: 1_000_000, clock }),
      channel: 'changed',
      folder,
      clock,
      log: createLog('silent'),
    });
    expect((await port.load()).fr.map(({ title }) => title)).toEqual(['Avant']);
    Object.assign(state, { title: 'Après', delayMs: 1700 });
    expect((await port.load()).fr.map(({ title }) => title)).toEqual(['Après']);
    await port.close();
  });
});
