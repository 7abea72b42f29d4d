import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/markup.tsx';
import { BoardNote } from './board-note.tsx';

describe('BoardNote', () => {
  it('says why there are no departures, then what comes next', () => {
    const note = (
      <BoardNote icon="moon" title="Dernier bus passé">
        <p> puis 5 h</p>
      </BoardNote>
    );
    expect(textOf(note)).toBe('Dernier bus passé puis 5 h');
  });
});
