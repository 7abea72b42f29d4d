import type { DirectionNow } from '#domain/line-now.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { KeptStrip } from '#site/live/offline-strip.tsx';
import { useDirectionNow } from '#site/live/use-line.ts';
import type { PageProps } from '#site/pages/page-props.ts';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';
import { LineAlongNotes } from '#site/ui/access-note/access-note.tsx';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import type { PageView } from '#site/view.ts';
import { FailedNote } from '../failed-note.tsx';
import { ScheduleOver } from '../schedule-over.tsx';
import type { LineData, LineView, NoSchedule } from './line-data.ts';
import { LineAboutPart } from './line-about.tsx';
import { LineDays, LineHours } from './line-hours.tsx';
import { LineChanges, LineKeep, LineNotices } from './line-rest.tsx';
import { LineStops } from './line-stops.tsx';
import { LineTop } from './line-top.tsx';
import { useYourStop } from './use-your-stop.ts';
import { YourStopSection } from './your-stop.tsx';
import '../facts.css';
import './page.css';

/** A line: the next buses at the rider's stop, its stops, its day, and the rest. */
export default function LinePage({ view, data }: PageProps<LineData>) {
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  if (data.kind === 'failed') return <FailedLine view={view} number={data.number} />;
  if (data.kind === 'no-schedule') return <UnpublishedLine view={view} data={data} place={place} />;
  if (!data.now) return <Line view={view} data={data} place={place} now={undefined} />;
  return <LiveLine view={view} data={data} place={place} first={data.now} />;
}

interface LineProps {
  readonly view: PageView;
  readonly data: LineView;
  readonly place: SchedulePlace;
}

function LiveLine({ first, ...props }: LineProps & { readonly first: DirectionNow }) {
  const { line, direction } = props.data;
  const now = useDirectionNow(first, { number: line.number, direction: direction.direction });
  return <Line {...props} now={now} />;
}

function Line({ view, data, place, now }: LineProps & { readonly now: DirectionNow | undefined }) {
  const { date } = view.route.params;
  const { yours, choose } = useYourStop(data, view.route.url.includes('arret='));
  const shared = { data, place, date };
  return (
    <>
      <LineTop head={data} place={place} date={date} />
      {data.yours?.board && (
        <KeptStrip
          at={data.yours.board.at}
          until={data.yours.board.validUntil}
          timeZone={view.shell.operator.timeZone}
        />
      )}
      <div className="page-width line-page">
        {yours && <YourStopSection data={data} yours={yours} place={place} onChoose={choose} />}
        {data.along && (
          <div className="line-along">
            <LineAlongNotes along={data.along} />
          </div>
        )}
        <LineStops {...shared} now={now} yours={yours?.code} />
        <LineHours {...shared} yours={yours} />
        <div className="line-rest">
          <LineNotices data={data} />
          {data.change && <LineChanges change={data.change} towards={data.direction.towards} />}
          <LineKeep {...shared} yours={yours} buses={now?.buses.length} />
          {data.about && <LineAboutPart about={data.about} />}
        </div>
      </div>
    </>
  );
}

interface UnpublishedLineProps {
  readonly view: PageView;
  readonly data: NoSchedule;
  readonly place: SchedulePlace;
}

/** Nothing is published for the day: which days are, or until when there were some. */
function UnpublishedLine({ view, data, place }: UnpublishedLineProps) {
  const texts = useTexts('routes');
  if (data.end !== undefined)
    return (
      <>
        <LineTop head={data} place={place} />
        <div className="page-width line-page">
          <section className="line-hours">
            <ScheduleOver end={data.end} line={view.shell.operator.phones.general} />
          </section>
        </div>
      </>
    );
  const way = { number: data.line.number };
  return (
    <>
      <LineTop head={data} place={place} />
      <div className="page-width line-page">
        <section className="line-hours">
          <BoardNote icon="calendar" title={texts.board.noSchedule}>
            <p>{texts.line.noScheduleHelp}</p>
          </BoardNote>
          <LineDays
            days={data.days}
            current={data.date ?? ''}
            today=""
            period={data.period}
            mode={data.line.mode}
            way={way}
            place={place}
          />
        </section>
      </div>
    </>
  );
}

/** The line could not be had: what to do. */
function FailedLine({ view, number }: { readonly view: PageView; readonly number: string }) {
  const texts = useTexts('routes').line;
  return (
    <div className="page-width line-page">
      <div className="line-here">
        <h1 className="line-failed" id={pageHeadingId} tabIndex={-1}>
          {texts.title(number)}
        </h1>
        <FailedNote view={view} />
      </div>
    </div>
  );
}
