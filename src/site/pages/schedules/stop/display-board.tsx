import type { PageView } from '#site/view.ts';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';
import type { StopData } from './data.server.ts';
import { EmbedBoard } from './embed-board.tsx';
import { LobbyBoard } from './lobby-board.tsx';
import './display.css';

interface DisplayBoardProps {
  readonly data: Extract<StopData, { kind: 'display' }>;
  readonly view: PageView;
  readonly place: SchedulePlace;
}

/** The board of a stop without the site around it: on a screen in a lobby, or inside another site. */
export function DisplayBoard({ data: { mode, board }, view, place }: DisplayBoardProps) {
  const { operator, links } = view.shell;
  return mode === 'lobby' ? (
    <LobbyBoard first={board} place={place} timeZone={operator.timeZone} />
  ) : (
    <EmbedBoard first={board} place={place} operator={operator} noticesBase={links.notices} />
  );
}
