import { describe, expect, it } from 'vitest';
import { prefixHeader } from './listener/listener.ts';
import { serviceBase } from './service-base.ts';

const origin = 'http://localhost:8080';
const mounted = { [prefixHeader]: '/services/accounts' };

describe('the addresses a service gives', () => {
  it('begin where it was asked', () => {
    expect(serviceBase({ origin, headers: {} }, undefined)).toBe(origin);
    expect(serviceBase({ origin, headers: mounted }, undefined)).toBe(`${origin}/services/accounts`);
  });

  it('begin at its public address, whichever way it was reached', () => {
    for (const headers of [{}, mounted])
      for (const end of ['', '/'])
        expect(serviceBase({ origin, headers }, `https://bus.example/services/accounts${end}`)).toBe(
          'https://bus.example/services/accounts',
        );
  });
});
