import { useState } from 'react';
import { outcomeOf, type Departure, type StopBoard } from '#domain/departure.ts';
import { modeOfLines } from '#domain/mode.ts';
import type { PhoneLine } from '#domain/operator.ts';
import { dayOf } from '#lib/time/moment.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { DepartureList } from '#site/live/departure-list.tsx';
import { BoardNotices, NoticeOfBoard, noticesAbove, OtherNotices } from '#site/live/board-notices.tsx';
import { OfflineStrip } from '#site/live/offline-strip.tsx';
import { useBoard } from '#site/live/use-board.ts';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { LineFilter } from './line-filter.tsx';
import { TrustStrip } from './trust-strip.tsx';

interface StopBoardViewProps {
  readonly first: StopBoard;
  readonly place: SchedulePlace;
  readonly hrefOf: (departure: Departure) => string;
  /** The address of the page: its query may name one line. */
  readonly asked: string;
  /** That of the operator. */
  readonly timeZone: string;
  /** Where all notices are. */
  readonly noticesBase: string;
  /** Who answers riders, where somebody does. */
  readonly phone?: PhoneLine | undefined;
}

/** Three departures before any control; then the filter, and all the others. */
const before = 3;
/** A stop where twenty lines meet has sixty departures: those of the whole day are a page of their own. */
const most = 12;

export function StopBoardView(props: StopBoardViewProps) {
  const { first, place, hrefOf, asked, timeZone, noticesBase, phone } = props;
  const { schedules: texts, board: words } = useTexts();
  const { board, copyOf } = useBoard(first);
  const [line, setLine] = useState(
    () => new URLSearchParams(asked.split('?')[1]).get('parcours') ?? undefined,
  );
  const chosen = board.departures.filter(({ number }) => line === undefined || number === line);
  const today = chosen.filter(({ day }) => day === board.day);
  // Whoever waits here first wants what can be boarded.
  const soon = today.filter(({ state }) => state !== 'alighting').slice(0, before);
  const others = today.filter((departure) => !soon.includes(departure)).slice(0, most);
  const tomorrow = firstOfEachLine(chosen.filter(({ day }) => day !== board.day));
  const shown = [...soon, ...others, ...tomorrow];
  const above = (departure: Departure) =>
    noticesAbove(board, shown, departure).map((notice) => (
      <NoticeOfBoard key={notice.id} notice={notice} base={noticesBase} />
    ));
  const list = { among: board.departures, at: first.at, day: board.day, hrefOf, above };
  // A day that no schedule is published for has no page of its own: the feed of an operator may be over.
  const hasDay = outcomeOf(board).kind !== 'no-schedule';
  const instead = board.closure?.replacement?.stop;
  return (
    <div className="stop-board">
      <h2 className="visually-hidden">{texts.nextDepartures}</h2>
      {copyOf === undefined ? (
        <TrustStrip trust={board.trust} />
      ) : (
        <OfflineStrip at={copyOf} until={board.validUntil} timeZone={timeZone} />
      )}
      <BoardNotices board={{ ...board, departures: shown }} base={noticesBase} />
      <OutcomeNote board={board} line={phone} />
      {instead && (
        <p className="stop-instead">
          <ButtonLink href={stopPath(place, instead.code)}>{words.boardOf(instead.code)}</ButtonLink>
        </p>
      )}
      {soon.length > 0 && <DepartureList departures={soon} {...list} />}
      <OtherNotices board={board} base={noticesBase} />
      {hasDay && <LineFilter lines={board.lines} chosen={line} onChoose={setLine} />}
      {others.length > 0 && <DepartureList departures={others} {...list} />}
      {line !== undefined && chosen.length === 0 && <p className="stop-none">{texts.noneOfLine(line)}</p>}
      {hasDay && (
        <p className="stop-later">
          <ButtonLink kind="secondary" icon="clock" href={stopPath(place, board.stop.code, board.day)}>
            {texts.laterToday}
          </ButtonLink>
        </p>
      )}
      {tomorrow.length > 0 && (
        <section className="stop-part">
          <h2>
            {texts.tomorrowFirst(modeOfLines(tomorrow))} <DayWords departures={tomorrow} />
          </h2>
          <DepartureList departures={tomorrow} {...list} />
        </section>
      )}
    </div>
  );
}

function DayWords({ departures: [first] }: { readonly departures: readonly Departure[] }) {
  const locale = useLocale();
  return first && <span className="soft">{formatDayOfYear(dayOf(first.expected), locale)}</span>;
}

function firstOfEachLine(departures: readonly Departure[]): Departure[] {
  const keyOf = ({ number, direction }: Departure) => `${number} ${direction}`;
  return [...new Map(departures.toReversed().map((each) => [keyOf(each), each])).values()].toSorted(
    (one, two) => one.expected.at - two.expected.at,
  );
}
