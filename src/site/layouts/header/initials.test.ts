import { describe, expect, it } from 'vitest';
import { initials } from './member-menu.tsx';

describe('initials', () => {
  it('takes the first letters of both names', () => {
    expect(initials({ firstName: 'élodie', lastName: 'Tremblay', username: 'e@x.ca' })).toBe('ÉT');
  });

  it('falls back on the user name when the member gave no name', () => {
    expect(initials({ firstName: ' ', lastName: '', username: 'marie@x.ca' })).toBe('M');
  });
});
