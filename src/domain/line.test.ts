import { describe, expect, it } from 'vitest';
import { shortEnd } from './line.ts';

describe('the end of a line in a title', () => {
  it.each([
    ['Terminus Val-Fleuri', 'Val-Fleuri'],
    ['Terminus École-Normale', 'École-Normale'],
    ['Terminus de la Faune', 'Terminus de la Faune'],
    ['Terminus', 'Terminus'],
    ['Terminusville', 'Terminusville'],
    ['Université', 'Université'],
    ['Val-Fleuri Terminal', 'Val-Fleuri'],
    ['Terminal', 'Terminal'],
  ])('%s is %s', (name, short) => expect(shortEnd(name)).toBe(short));
});
