import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { asOutage } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });
/** As the ORM hands on what the driver threw. */
const wrapped = (cause: Error) => new Error('Failed query', { cause });

describe('what a question to the database threw', () => {
  it.each([
    ['a statement that was given up', coded('57014')],
    ['a disk that is full', coded('53100')],
    ['a server that ends', coded('57P01')],
    ['a server that is not up yet', coded('57P03')],
    ['a server without a connection left', coded('53300')],
    ['a connection that broke', coded('08006')],
    ['a server that is not there', coded('ECONNREFUSED')],
    ['a line that was cut', coded('ECONNRESET')],
    ['a line that was cut, in the words of the driver', new Error('Connection terminated unexpectedly')],
    ['no connection that came free', new AppError('unavailable', 'no database connection came free in time')],
  ])('is an outage for %s', (_, thrown) => {
    for (const error of [thrown, wrapped(thrown)])
      expect(asOutage(error)).toMatchObject({ code: 'unavailable', cause: error });
  });

  it.each([
    ['a statement that is wrong', coded('42601')],
    ['a row that is there already', coded('23505')],
    ['a fault of ours', new TypeError('x is not a function')],
    ['an answer', new AppError('not-found', 'nothing here')],
  ])('stays what it is for %s', (_, thrown) => {
    for (const error of [thrown, wrapped(thrown)]) expect(asOutage(error)).toBe(error);
  });
});
