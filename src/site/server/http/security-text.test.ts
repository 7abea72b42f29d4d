import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { writeSecurityText } from './security-text.ts';

const clock = { now: () => Date.parse('2026-11-16T18:01:00Z') };

describe('security.txt', () => {
  it('names a contact, its end by the clock, the languages, and its own address where that is known', () => {
    expect(writeSecurityText({ operator, clock, publicUrl: 'https://rtc.example' })).toBe(
      'Contact: mailto:securite@rtc-havremont.example\n' +
        'Expires: 2027-05-15T00:00:00Z\n' +
        'Preferred-Languages: fr, en\n' +
        'Canonical: https://rtc.example/.well-known/security.txt\n',
    );
  });

  it('names the general line of an operator who says nothing, and no address that is not known', () => {
    const { securityContacts: _, ...silent } = operator;
    const text = writeSecurityText({ operator: silent, clock, publicUrl: undefined });
    expect(text).toContain('Contact: tel:+1-418-555-0111\n');
    expect(text).not.toContain('Canonical');
  });
});
