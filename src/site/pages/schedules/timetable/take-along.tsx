import { useTexts } from '#site/i18n/texts.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { queryOf } from './query-of.ts';
import type { LoadedTimetable } from './timetable-data.ts';

/** The timetable on paper and in an agenda; on phones, the way to the table of all stops too. */
export function TakeAlong({ data: { you, view, isSparse, printPath } }: { readonly data: LoadedTimetable }) {
  const texts = useTexts('routes').timetable;
  const calendar = `?${new URLSearchParams({ arret: you.code, format: 'ics' })}`;
  return (
    <ul className="timetable-actions">
      {printPath !== undefined && (
        <li>
          <ButtonLink kind="secondary" icon="printer" href={printPath}>
            {texts.print}
          </ButtonLink>
        </li>
      )}
      <li>
        {/* A file, not a page. */}
        <ButtonLink kind="secondary" icon="calendar" href={calendar} download>
          {texts.calendar}
        </ButtonLink>
      </li>
      {!isSparse && view === 'auto' && (
        <li className="timetable-to-table">
          <ButtonLink kind="secondary" icon="grid" href={queryOf({ stop: you.code, view: 'all' })}>
            {texts.allStops}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
