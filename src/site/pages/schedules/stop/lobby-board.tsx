import { useEffect } from 'react';
import type { StopBoard } from '#domain/departure.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { AllNotices } from '#site/live/board-notices.tsx';
import { CountingRow, keyOfDeparture } from '#site/live/departure-list.tsx';
import { useBoard } from '#site/live/use-board.ts';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { BoardAge } from './board-age.tsx';
import { BoardClock } from './board-clock.tsx';
import { OutcomeNote } from './outcome-note.tsx';

/** As many as can be read from five metres. */
const most = 5;

interface LobbyBoardProps {
  readonly first: StopBoard;
  readonly place: SchedulePlace;
  readonly timeZone: string;
}

/** The board on a screen in a lobby: no control, nothing to press, the clock large. */
export function LobbyBoard({ first, place, timeZone }: LobbyBoardProps) {
  const texts = useTexts().schedules;
  const { board } = useBoard(first);
  useScreenOn();
  useFreshPage();
  const { stop } = board;
  const shown = board.departures.filter(({ state }) => state !== 'alighting').slice(0, most);
  return (
    <div className="lobby">
      <header className="lobby-head sign">
        <div>
          <h1 id={pageHeadingId} tabIndex={-1}>
            <PlaceName>{stop.name}</PlaceName>
          </h1>
          <p>
            <StopTag number={stop.code} isStation={stop.platforms !== undefined} />
          </p>
        </div>
        <BoardClock at={first.at} timeZone={timeZone} />
      </header>
      <div className="lobby-body">
        <AllNotices board={board} />
        <OutcomeNote board={board} />
        <ol className="departures lobby-rows">
          {shown.map((departure) => (
            <li key={keyOfDeparture(departure)}>
              <CountingRow departure={departure} among={board.departures} at={first.at} day={board.day} />
            </li>
          ))}
        </ol>
      </div>
      <footer className="lobby-foot">
        <BoardAge trust={board.trust} />
        <img
          className="lobby-qr"
          src={`/_qr?path=${encodeURIComponent(stopPath(place, stop.code))}`}
          alt={stop.platforms === undefined ? texts.qrHelp(stop.code) : texts.station.qrHelp(stop.name)}
          width="150"
          height="150"
        />
      </footer>
    </div>
  );
}

/** Asks the device to leave the screen on; one that refuses is set up for it by whoever hung it. */
function useScreenOn(): void {
  useEffect(() => {
    const keepOn = () => {
      if (!document.hidden && 'wakeLock' in navigator)
        navigator.wakeLock.request('screen').catch(() => undefined);
    };
    keepOn();
    document.addEventListener('visibilitychange', keepOn);
    return () => document.removeEventListener('visibilitychange', keepOn);
  }, []);
}

const reloadMs = 6 * 3_600_000;

/** A screen runs for months: now and then it loads the page anew, and with it the site's latest version. */
function useFreshPage(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      // Without a network the page on screen is better than none.
      fetch(location.href, { cache: 'no-store' })
        .then((answer) => (answer.ok ? location.reload() : undefined))
        .catch(() => undefined);
    }, reloadMs);
    return () => clearInterval(timer);
  }, []);
}
