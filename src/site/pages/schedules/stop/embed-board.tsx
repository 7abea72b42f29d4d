import type { StopBoard } from '#domain/departure.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Logo } from '#site/layouts/logo/logo.tsx';
import { AllNotices } from '#site/live/board-notices.tsx';
import { DepartureList } from '#site/live/departure-list.tsx';
import { useBoard } from '#site/live/use-board.ts';
import { departurePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { ShellOperator } from '#site/view.ts';
import { BoardAge } from './board-age.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { TrustStrip } from './trust-strip.tsx';

interface EmbedBoardProps {
  readonly first: StopBoard;
  readonly place: SchedulePlace;
  readonly operator: ShellOperator;
  /** Where all notices are. */
  readonly noticesBase: string;
}

/** The board in a frame of another site: as many rows as the frame has room for, and the way to the whole page. */
export function EmbedBoard({ first, place, operator, noticesBase }: EmbedBoardProps) {
  const texts = useTexts().schedules;
  const { board } = useBoard(first);
  const { stop } = board;
  const shown = board.departures.filter(({ state }) => state !== 'alighting');
  return (
    <div className="embed">
      <header className="embed-head sign">
        <h1 id={pageHeadingId} tabIndex={-1}>
          <PlaceName>{stop.name}</PlaceName>
        </h1>
        <StopTag number={stop.code} isStation={stop.platforms !== undefined} />
      </header>
      <div className="embed-body">
        <TrustStrip trust={board.trust} />
        <AllNotices board={board} base={noticesBase} />
        <OutcomeNote board={board} />
        <DepartureList
          departures={shown}
          at={first.at}
          day={board.day}
          hrefOf={(departure) => departurePath(place, departure, stop.code)}
        />
      </div>
      <footer className="embed-foot">
        <BoardAge trust={board.trust} />
        <ContentLink href={stopPath(place, stop.code)}>
          <Logo operator={operator} label={texts.wholeBoard(operator.name)} on="paper" />
        </ContentLink>
      </footer>
    </div>
  );
}
