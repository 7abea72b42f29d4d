import { useTexts } from '#site/i18n/texts.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { queryOf } from './query-of.ts';
import type { LoadedTimetable } from './timetable-data.ts';

/** The stop whose times are shown, and the way to another one of the line. */
export function YourStop({ data: { you, stops, view } }: { readonly data: LoadedTimetable }) {
  const texts = useTexts('routes');
  return (
    <div className="schedule-stop-title timetable-stop">
      <h2 id="your-stop">
        <VisuallyHidden>{`${texts.timetable.yourStop} `}</VisuallyHidden>
        <PlaceName>{you.name}</PlaceName>
      </h2>
      {you.code && <StopTag number={you.code} />}
      {stops.length > 1 && (
        <details className="timetable-change">
          <summary>
            {texts.line.changeStop}
            <VisuallyHidden>{texts.line.changeStopMore}</VisuallyHidden>
          </summary>
          <ol aria-label={texts.line.chooseStop}>
            {stops.map(({ code, name }) => (
              <li key={code}>
                <ContentLink
                  href={queryOf({ stop: code, view })}
                  aria-current={code === you.code || undefined}
                >
                  <PlaceName>{name}</PlaceName> <span className="timetable-code">{code}</span>
                </ContentLink>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
