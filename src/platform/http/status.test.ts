import { describe, expect, it } from 'vitest';
import { AppError, errorCodes } from '#lib/errors.ts';
import { codeOfStatus, httpStatus } from './status.ts';

describe('the status of a fault', () => {
  it('is an error for every code there is', () => {
    for (const code of errorCodes) expect(httpStatus(new AppError(code, ''))).toBeGreaterThanOrEqual(400);
  });

  it('is the one a remote service gave, when it gave one', () => {
    expect(httpStatus(new AppError('bad-request', '', { status: 418 }))).toBe(418);
  });

  it.each([
    [400, 'bad-request'],
    [404, 'not-found'],
    [418, 'bad-request'],
    [422, 'invalid'],
    [429, 'too-many-requests'],
    [500, 'internal'],
    [501, 'internal'],
    [502, 'bad-answer'],
    [503, 'unavailable'],
    [504, 'timed-out'],
  ])('%i is read as %s', (status, code) => {
    expect(codeOfStatus(status)).toBe(code);
  });
});
