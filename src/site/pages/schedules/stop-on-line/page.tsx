import { useEffect } from 'react';
import { boardOfLine, type Departure, type StopBoard } from '#domain/departure.ts';
import { noteVisit } from '#site/device/my-stops.ts';
import { rememberStop } from '#site/device/line-stops.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { AllNotices } from '#site/live/board-notices.tsx';
import { DepartureList } from '#site/live/departure-list.tsx';
import { KeptStrip } from '#site/live/offline-strip.tsx';
import { useBoard } from '#site/live/use-board.ts';
import type { PageProps } from '#site/pages/page-props.ts';
import { stopOnLinePath, departurePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { LineBanner } from '#site/ui/line-banner/line-banner.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { DayChips } from '../day-chips.tsx';
import { NoticesOfDay } from '../notices-of-day.tsx';
import { FailedBoard } from '../stop/failed-board.tsx';
import { Star, StopFacts } from '../stop/stop-head.tsx';
import { TrustStrip } from '../stop/trust-strip.tsx';
import { LineOutcome } from '../line/line-outcome.tsx';
import type { StopOnLine, StopOnLineData } from './data.server.ts';
import { DayHours } from './day-hours.tsx';
import { Connections, OtherWay, StopsOfLine, WholeDay } from './stop-on-line-more.tsx';
import '../stop-title.css';
import './page.css';

interface StopOnLineProps {
  readonly data: StopOnLine;
  readonly place: SchedulePlace;
  /** That of the operator. */
  readonly timeZone: string;
  /** Where all notices are. */
  readonly noticesBase: string;
}

/** A line at one of its stops: the next departures, all of the day, and where one can go on from here. */
export default function StopOnLinePage({ view, data }: PageProps<StopOnLineData>) {
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  if (data.kind === 'failed') return <FailedBoard view={view} code={data.code} />;
  const { operator, links } = view.shell;
  const shown = { data, place, timeZone: operator.timeZone, noticesBase: links.notices };
  return data.board ? <LiveStop {...shown} first={data.board} /> : <StopOfLine {...shown} />;
}

function LiveStop({ first, ...rest }: StopOnLineProps & { readonly first: StopBoard }) {
  const { board } = useBoard(first, (whole) => boardOfLine(whole, rest.data));
  return <StopOfLine {...rest} board={board} />;
}

/** Three departures before anything else. */
const before = 3;

function StopOfLine(props: StopOnLineProps & { readonly board?: StopBoard }) {
  const { data, place, timeZone, noticesBase, board } = props;
  const texts = useTexts('routes').timetable;
  const { number, direction, stop, date, today } = data;
  const { code, name } = stop;
  useEffect(() => {
    noteVisit({ code, name });
    rememberStop(number, direction, code);
  }, [number, direction, code, name]);
  const hrefOfDay = (to: string) =>
    stopOnLinePath(place, { number, direction, stop: code, date: to === today ? undefined : to });
  return (
    <>
      <div className="stop-on-line-banner">
        <LineBanner
          lines={[data]}
          towards={data.towards}
          words={date === today ? undefined : data.dayWords}
        />
      </div>
      <KeptStrip at={data.at} until={data.board?.validUntil} timeZone={timeZone} />
      <div className="page-width stop-on-line">
        <section className="stop-on-line-board" aria-labelledby="stop-here">
          <div className="schedule-stop-title stop-on-line-head">
            <h2 id="stop-here">
              <VisuallyHidden>{`${board ? texts.atStop.nextAt : texts.yourStop} `}</VisuallyHidden>
              <PlaceName>{name}</PlaceName>
            </h2>
            <StopTag number={code} isStation={data.stop.platforms !== undefined} />
            <StopFacts stop={stop} />
            <Star stop={stop} />
          </div>
          <NoticesOfDay notices={data.notices} base={noticesBase} now={data.at} />
          {board && (
            <>
              <AllNotices board={board} base={noticesBase} />
              <NextDepartures board={board} data={data} place={place} />
            </>
          )}
        </section>
        <section className="stop-on-line-day" aria-labelledby="stop-day">
          <h2 id="stop-day">{texts.atStop.dayAt(data.dayWords)}</h2>
          <DayChips data={data} hrefOf={hrefOfDay} hasLegend />
          <DayHours data={data} place={place} board={board} />
          <WholeDay data={data} place={place} />
        </section>
        <div className="stop-on-line-more">
          <Connections data={data} place={place} />
          <OtherWay data={data} place={place} />
          <StopsOfLine data={data} place={place} />
        </div>
      </div>
    </>
  );
}

function NextDepartures({
  board,
  data,
  place,
}: Pick<StopOnLineProps, 'data' | 'place'> & { readonly board: StopBoard }) {
  const { number, direction, stop } = data;
  const ours = board.departures.filter(
    (departure) =>
      departure.number === number && departure.direction === direction && departure.day === board.day,
  );
  const hrefOf = (departure: Departure) => departurePath(place, departure, stop.code);
  return (
    <>
      <TrustStrip trust={board.trust} />
      {ours.length === 0 ? (
        <LineOutcome board={board} number={number} place={place} />
      ) : (
        <DepartureList
          departures={ours.slice(0, before)}
          among={ours}
          at={data.at}
          day={board.day}
          hrefOf={hrefOf}
        />
      )}
    </>
  );
}
