import { capitalize } from '#lib/capitalize.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { linePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { Strip } from '#site/ui/strip/strip.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { LineView } from './line-data.ts';

/** Another day than today: which one, that its times are planned, and the way back. */
export function PlannedDay({ data, place }: { readonly data: LineView; readonly place: SchedulePlace }) {
  const texts = useTexts('routes');
  const locale = useLocale();
  const { line, direction, date, dayKind, trips } = data;
  const day = formatDayOfYear(date, locale);
  return (
    <>
      <Strip icon="calendar">
        {texts.line.plannedDay(capitalize(day), texts.line.dayKindsInFull[dayKind])}{' '}
        <b>{texts.board.plannedTimes}</b>
      </Strip>
      {trips === 0 && (
        <BoardNote icon="pole" title={texts.line.noServiceThatDay}>
          <p>{texts.line.noServiceHelp}</p>
        </BoardNote>
      )}
      <p className="line-today">
        <ContentLink href={linePath(place, { ...line, direction: direction.direction })}>
          {texts.line.backToToday}
        </ContentLink>
      </p>
    </>
  );
}
