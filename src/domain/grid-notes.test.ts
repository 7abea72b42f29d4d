import { describe, expect, it } from 'vitest';
import { letterNotes, lettersOf } from './grid-notes.ts';
import type { GridNote } from './timetable.ts';

const ends: GridNote = { kind: 'ends-at', stops: ['1205'] };
const skips: GridNote = { kind: 'leaves-out', stops: ['1300', '1301'] };

describe('the notes of a timetable', () => {
  it('have a letter each, in the order they are met', () => {
    const trips = [{ notes: [] }, { notes: [ends] }, { notes: [skips, ends] }];
    expect(letterNotes(trips)).toEqual([
      { ...ends, letter: 'a' },
      { ...skips, letter: 'b' },
    ]);
  });

  it('stand at their trips by their letters', () => {
    const lettered = letterNotes([{ notes: [ends] }, { notes: [skips] }]);
    expect(lettersOf({ notes: [] }, lettered)).toBe(undefined);
    expect(lettersOf({ notes: [ends] }, lettered)).toBe('a');
    expect(lettersOf({ notes: [{ ...skips }, { ...ends }] }, lettered)).toBe('a, b');
  });

  it('go on with two letters after z', () => {
    const many = Array.from({ length: 28 }, (_, n) => ({ notes: [{ ...ends, stops: [String(n)] }] }));
    expect(
      letterNotes(many)
        .slice(25)
        .map(({ letter }) => letter),
    ).toEqual(['z', 'aa', 'ab']);
  });
});
