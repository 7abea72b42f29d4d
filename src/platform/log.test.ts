import { describe, expect, it } from 'vitest';
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

  it.each([
    'authorization',
    'cookie',
    'set-cookie',
    'x-cache-key',
    'x-csrf-token',
    'password',
    'pass',
    'secret',
  ])('blots out %s wherever it stands', (name) => {
    const { log, lines } = logged();
    log.info({ [name]: 'hidden-1', request: { [name]: 'hidden-2', headers: { [name]: 'hidden-3' } } }, 'x');
    expect(lines.join()).not.toContain('hidden');
    expect(lines.join().match(/…/g)).toHaveLength(3);
  });
});
