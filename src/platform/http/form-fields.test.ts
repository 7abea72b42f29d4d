import { describe, expect, it } from 'vitest';
import { readFormFields } from './form-fields.ts';

describe('the fields of a form as text', () => {
  it.each(['a=1&b=&a=2', Buffer.from('a=1&b=&a=2')])('are read by name, the last of two', (body) => {
    expect(readFormFields(body)).toEqual({ a: '2', b: '' });
  });

  it.each([(text: string) => text, (text: string) => Buffer.from(text)])(
    'are counted before they are read',
    (written) => {
      expect(readFormFields(written('a=1&'.repeat(1999)))).toEqual({ a: '1' });
      expect(() => readFormFields(written('&'.repeat(2000)))).toThrow('too many fields');
    },
  );
});
