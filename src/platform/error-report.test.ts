import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';
import { fixedClock } from './clock.ts';
import { createErrorReport } from './error-report.ts';
import { createLog } from './log/log.ts';

describe('an error report', () => {
  let receiver: Upstream;
  let lines: string[];
  const clock = fixedClock('2026-11-15T19:00:00Z');
  const reporter = (url: string | undefined) =>
    createErrorReport(url, clock, createLog('debug', { write: (line) => void lines.push(line) }));
  beforeAll(async () => {
    receiver = await startUpstream({ status: 202 });
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(() => receiver.close());

  it('names the part, the code, the words and the time, and nothing else', async () => {
    const error = new AppError('unavailable', 'no answer', {
      facts: { secret: 'x' },
      cause: new Error('deep'),
    });
    reporter(receiver.url)(error, 'lines');
    await eventually(() => expect(receiver.requests).toHaveLength(1));
    expect(receiver.requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toEqual({
      part: 'lines',
      code: 'unavailable',
      message: 'no answer',
      time: '2026-11-15T19:00:00.000Z',
    });
    expect(lines).toEqual([]);
  });

  it('is not sent anywhere without an address', () => {
    expect(reporter(undefined)(new Error('x'), 'lines')).toBeUndefined();
    expect(lines).toEqual([]);
  });

  it('that is refused, or cannot be sent, is told to the log and disturbs nobody', async () => {
    receiver.will({ status: 500, body: 'no' });
    reporter(receiver.url)(new Error('x'), 'lines');
    await eventually(() => expect(lines.join()).toContain('the error report was refused'));
    receiver.will('reset');
    reporter(receiver.url)(new Error('x'), 'lines');
    await eventually(() => expect(lines.join()).toContain('the error report could not be sent'));
  });
});
