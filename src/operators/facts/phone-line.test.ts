import { describe, expect, it } from 'vitest';
import { readPhoneLine } from './phone-line.ts';

describe('the phone of a feed', () => {
  it.each([
    ['+1-418-627-2511', 'America/Montreal', '+14186272511'],
    ['819-564-2687', 'America/Montreal', '+18195642687'],
    ['1.866.310.1114', 'America/Montreal', '+18663101114'],
    ['800-660-4287', 'America/Los_Angeles', '+18006604287'],
    ['+49 123 456 789 0', 'Europe/Berlin', '+491234567890'],
    ['02 55 50 12 34', 'Europe/Paris', '0255501234'],
    ['511', 'America/Toronto', '511'],
  ])('%s is dialled from anywhere', (number, zone, dialled) => {
    expect(readPhoneLine(number, zone)).toEqual({ number, dialled });
  });

  it.each(['', ' ', 'n/a', '12', '1'.repeat(30)])('is none for %j', (text) => {
    expect(readPhoneLine(text, 'America/Toronto')).toBeUndefined();
  });
});
