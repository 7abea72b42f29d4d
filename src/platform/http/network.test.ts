import { describe, expect, it } from 'vitest';
import { callerAt, networkOf } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['127.0.0.1', '127.0.0.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:0001:ffff::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['2001:0:1::1', '2001:0:1::/48'],
    ['::1', '::/48'],
    ['::', '::/48'],
    ['64:ff9b::203.0.113.7', '64:ff9b::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
  ])('%s is of %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it('is the one of the IPv4 address where an IPv6 address only wraps it', () => {
    for (const ip of ['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])
      expect(networkOf(ip)).toBe('203.0.113.0/24');
  });

  it('is the text itself where that is no address', () => {
    for (const text of [
      '',
      'unknown',
      '203.0.113',
      '2001:db8::1::2',
      '1.2.3.4:x',
      '[1.2.3.4]:80',
      '[',
      '/run/app.sock',
    ])
      expect(networkOf(text)).toBe(text);
  });

  it.each([
    ['203.0.113.7:8080', '203.0.113.7'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::9'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::'],
    ['[::ffff:203.0.113.7]:1', '203.0.113.7'],
  ])('and its caller are those of the address without a port: %s', (written, address) => {
    expect([networkOf(written), callerAt(written)]).toEqual([networkOf(address), callerAt(address)]);
  });

  it('takes the /64 that stands for a caller', () => {
    expect(networkOf('2001:db8:1:2:0:0:0:0')).toBe(networkOf('2001:db8:1:ffff::9'));
  });
});
