import { describe, expect, it } from 'vitest';
import { AppError, toAppError } from '#lib/errors.ts';
import { withRequestId } from './current-request.ts';
import type { ErrorFields } from './error-fields.ts';
import type { LogLevel } from './log-levels.ts';
import { createLog } from './log.ts';

function logged(level: LogLevel = 'debug') {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => void lines.push(line) }), lines };
}

describe('the log', () => {
  it('is one JSON object a line, with level, time and words', () => {
    const { log, lines } = logged();
    log.info({ part: 'site' }, 'ready\nnow');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      part: 'site',
      msg: 'ready\nnow',
    });
  });

  it('says nothing below its level', () => {
    const { log, lines } = logged('warn');
    log.info('no');
    log.warn('yes');
    expect(lines).toHaveLength(1);
  });

  it('holds the fields it knows, each in its own way, and no other', () => {
    const { log, lines } = logged();
    const given = {
      part: 'site',
      status: 200,
      path: '/recherche/mon%20nom?q=hidden-1',
      key: 'content:page:/hidden-2',
      line: 'a hidden-3 sentence',
      authorization: 'hidden-4',
      request: { headers: { cookie: 'hidden-5' } },
      seconds: 'hidden-6',
    };
    log.info(given, 'x');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      part: 'site',
      status: 200,
      path: '/recherche/…',
      key: 'content:page',
    });
    expect(lines.join()).not.toContain('hidden');
  });

  it('says of a fault its kind and its place, and no words but ours', () => {
    const { log, lines } = logged();
    const database = Object.assign(new Error('invalid input syntax: "hidden-1"'), {
      code: '22P02',
      detail: 'Key (email)=(hidden-2) exists',
      table: 'people',
    });
    const query = Object.assign(new Error('Failed query: select $1\nparams: hidden-3', { cause: database }), {
      query: 'select $1',
      params: ['hidden-4'],
    });
    log.error({ err: new AppError('unavailable', 'the database does not answer', { cause: query }) }, 'x');
    const { err } = JSON.parse(lines[0] ?? '') as { err: ErrorFields };
    expect(err).toMatchObject({
      type: 'AppError',
      code: 'unavailable',
      message: 'the database does not answer',
      cause: { type: 'Error', query: 'select $1', cause: { code: '22P02', table: 'people' } },
    });
    expect(err.cause?.frames?.[0]).toMatch(/log\.test\.ts/);
    expect(lines.join()).not.toContain('hidden');
  });

  it.each([
    ['a refusal', new AppError('bad-request', 'no such field: hidden')],
    ['what a neighbour said', new AppError('internal', 'hidden', { status: 500 })],
    ['what a library threw', toAppError(new SyntaxError('"hidden" is not JSON'))],
    ['what is no error', 'hidden'],
  ])('does not quote %s', (_what, err) => {
    const { log, lines } = logged();
    log.error({ err }, 'x');
    log.error({ err }, err instanceof Error ? err.message : 'x');
    if (err instanceof Error) log.error(err);
    expect(lines.join()).not.toContain('hidden');
  });

  it('names the request that a line belongs to', () => {
    const { log, lines } = logged();
    withRequestId('0123456789abcdef', () => log.info('x'));
    log.info('y');
    expect(lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId)).toEqual([
      '0123456789abcdef',
      undefined,
    ]);
  });
});
