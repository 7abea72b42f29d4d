import { expect, it } from 'vitest';
import { readFormBody } from './call-context.ts';

it('a form of a program has no more fields than one of a page', () => {
  expect(readFormBody('grant_type=password&client_id=site')).toEqual({
    grant_type: 'password',
    client_id: 'site',
  });
  expect(() => readFormBody('&'.repeat(60_000))).toThrow('too many fields');
});
