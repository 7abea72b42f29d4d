import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError, errorCodes, toAppError } from './errors.ts';

const explained = [...readFileSync('docs/errors.md', 'utf8').matchAll(/^\|\s*`([a-z-]+)`/gm)].map(
  ([, code]) => code,
);

describe('the list of faults', () => {
  it('is explained code by code in docs/errors.md, in the same order', () => {
    expect(explained).toEqual([...errorCodes]);
  });

  it('names no fault twice', () => {
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
  });
});

describe('what anyone throws', () => {
  it('stays as it is when it has a code', () => {
    const fault = new AppError('not-found', 'nothing here', { status: 410, facts: { path: '/a' } });
    expect(toAppError(fault)).toBe(fault);
    expect(fault).toMatchObject({ code: 'not-found', status: 410, facts: { path: '/a' } });
  });

  it('is internal otherwise, and keeps its words and its cause', () => {
    const thrown = new TypeError('x is not a function');
    expect(toAppError(thrown)).toMatchObject({ code: 'internal', message: thrown.message, cause: thrown });
    expect(toAppError('a word')).toMatchObject({ code: 'internal', message: 'a word', cause: 'a word' });
  });

  it('is told in one short line, whatever words it has', () => {
    const words = `one\n\u001B[2Jtwo \u202E${'x'.repeat(5000)}`;
    expect(toAppError(new Error(words)).message).toMatch(/^one \[2Jtwo x{100,400}…$/);
    expect(toAppError(Object.create(null)).message).toBe('something that has no words');
  });
});
