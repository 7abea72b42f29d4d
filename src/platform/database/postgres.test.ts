import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { openDatabase } from './open-database.ts';

describe('a PostgreSQL by URL', () => {
  it('that does not answer is told in one line, with what to do and no password', async () => {
    const url = 'postgres://someone:very-secret@127.0.0.1:1/parcours';
    const failure = await openDatabase({ url, folder: '', log: createLog('silent') }).catch(
      (thrown: unknown) => thrown,
    );
    expect(failure).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(
        /^PostgreSQL does not answer at 127\.0\.0\.1:1\/parcours .*DATABASE_URL/,
      ),
    });
    expect(String(failure)).not.toContain('very-secret');
  }, 60_000);
});
