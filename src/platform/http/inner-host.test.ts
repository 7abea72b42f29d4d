import { describe, expect, it } from 'vitest';
import { isInnerHost } from './inner-host.ts';

describe('a host', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
    'localhost',
  ])('is of the inside: %s', async (host) => {
    expect(await isInnerHost(host)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '[2001:db8::1]', 'nobody.invalid'])(
    'is of the world, or of nowhere: %s',
    async (host) => {
      expect(await isInnerHost(host)).toBe(false);
    },
  );
});
