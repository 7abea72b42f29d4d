import { boardOfLine, type StopBoard } from '#domain/departure.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { KeptStrip } from '#site/live/offline-strip.tsx';
import { useBoard } from '#site/live/use-board.ts';
import type { PageProps } from '#site/pages/page-props.ts';
import { timetablePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { LineBanner } from '#site/ui/line-banner/line-banner.tsx';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { FailedNote } from '../failed-note.tsx';
import { queryOf } from './query-of.ts';
import type { LoadedTimetable, TimetableData } from './timetable-data.ts';
import { TimetableDay } from './timetable-day.tsx';
import '../stop-title.css';
import './page.css';
import './rail.css';
import './grid.css';
import './grid-sizes.css';

interface TimetableProps {
  readonly data: LoadedTimetable;
  readonly place: SchedulePlace;
  /** Where all notices are. */
  readonly noticesBase: string;
}

/** The whole day of a line in one direction: every stop on wide screens, one stop on phones. */
export default function TimetablePage({ view, data }: PageProps<TimetableData>) {
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  if (data.kind === 'timetable') {
    const { operator, links } = view.shell;
    return <Timetable data={data} place={place} timeZone={operator.timeZone} noticesBase={links.notices} />;
  }
  return (
    <div className="page-width timetable">
      <PageHeading title={view.info.title} />
      <FailedNote view={view} />
    </div>
  );
}

function Timetable({ timeZone, ...props }: TimetableProps & { readonly timeZone: string }) {
  const { data, place } = props;
  const {
    timetable: texts,
    line: { towards },
  } = useTexts('routes');
  const { key } = useServiceType(data.serviceTypeCode);
  const { number, back, date, today, board } = data;
  return (
    <>
      <div className="timetable-banner">
        <LineBanner
          lines={[data]}
          towards={data.towards}
          words={
            <>
              <span className="timetable-day">{data.dayWords}</span>
              <span className="timetable-kind">, {texts.dayKind[data.dayKind]}</span>
            </>
          }
        >
          {back && (
            <ButtonLink
              kind="secondary"
              icon="swap"
              href={
                timetablePath(place, { number, direction: back.direction, ...(date !== today && { date }) }) +
                queryOf({ stop: back.stop, view: data.view })
              }
            >
              <VisuallyHidden>{`${texts.otherDirection} `}</VisuallyHidden>
              {towards} <PlaceName>{back.towards}</PlaceName>
            </ButtonLink>
          )}
        </LineBanner>
      </div>
      {board && <KeptStrip at={board.at} until={board.validUntil} timeZone={timeZone} />}
      <div
        className="page-width timetable"
        data-type={key}
        data-view={data.view}
        data-sparse={data.isSparse || undefined}
      >
        {board ? <LiveDay {...props} first={board} /> : <TimetableDay {...props} />}
      </div>
    </>
  );
}

function LiveDay({ first, ...rest }: TimetableProps & { readonly first: StopBoard }) {
  const { board } = useBoard(first, (whole) => boardOfLine(whole, rest.data));
  return <TimetableDay {...rest} board={board} />;
}
