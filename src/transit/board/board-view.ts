import type { LiveState } from '../realtime/live-state.ts';
import type { Edition } from '../timetable/edition.ts';

/** What a board is read from: taken once for a request, so that nothing changes half-way. */
export interface BoardView {
  readonly edition: Edition;
  readonly live: LiveState;
  /** ms */
  readonly now: number;
}
