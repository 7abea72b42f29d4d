import type { LineRef } from '#domain/line.ts';
import type { LinesAndStops, StopNearby } from '#domain/stop-search.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { linePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { StopFacts } from '#site/ui/link-row/stop-rows.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { destinationPath } from './destination-path.ts';
import { MarkedText } from './marked-text.tsx';
import type { FoundPlace } from './use-found-places.ts';

/** A row of the list, and the page it opens. */
export type Suggestion = { readonly href: string } & (
  | { readonly kind: 'line'; readonly line: LineRef & { readonly description: string } }
  | { readonly kind: 'stop'; readonly stop: StopNearby }
  | { readonly kind: 'place'; readonly place: FoundPlace }
  | { readonly kind: 'all' }
);

interface SuggestionPaths {
  readonly place: SchedulePlace;
  /** Where journeys are planned: whoever types an address wants to go there. */
  readonly planner: string | undefined;
  readonly allHref: string;
}

/** Lines, then stops, then other places, then the page with all that was found. */
export function suggestionsOf(
  { lines, stops, places }: LinesAndStops & { readonly places: readonly FoundPlace[] },
  { place, planner, allHref }: SuggestionPaths,
): Suggestion[] {
  const rows: Suggestion[] = [
    ...lines.map((line) => ({ kind: 'line' as const, line, href: linePath(place, line) })),
    ...stops.map((stop) => ({ kind: 'stop' as const, stop, href: stopPath(place, stop.code) })),
    ...(planner === undefined
      ? []
      : places.map((each) => ({
          kind: 'place' as const,
          place: each,
          href: destinationPath(planner, each),
        }))),
  ];
  return rows.length === 0 ? [] : [...rows, { kind: 'all', href: allHref }];
}

interface SuggestionViewProps {
  readonly row: Suggestion;
  readonly typed: string;
}

/** The inside of a row. */
export function SuggestionView({ row, typed }: SuggestionViewProps) {
  const { quickSearch: texts, board } = useTexts();
  if (row.kind === 'all')
    return (
      <>
        <span>{texts.all(typed)}</span>
        <Icon name="arrow-right" size="s" />
      </>
    );
  const mark = (name: string) => <MarkedText typed={typed}>{name}</MarkedText>;
  if (row.kind === 'line')
    return (
      <>
        <span className="suggestion-lead">
          <NumberBadge line={row.line} />
        </span>
        <span className="suggestion-name">
          <LineEnds ends={endsOf(row.line.description)} draw={mark} />
        </span>
      </>
    );
  if (row.kind === 'place')
    return (
      <>
        <span className="suggestion-lead">
          <Icon name="pin" />
        </span>
        <span className="suggestion-name">
          <span>
            <PlaceName>{mark(row.place.name)}</PlaceName>
          </span>
          {row.place.city !== undefined && <span className="field-hint">{row.place.city}</span>}
        </span>
      </>
    );
  const { code, name, lines, closure, platform, platforms } = row.stop;
  return (
    <>
      <span className="suggestion-lead">
        <StopTag number={code} isStation={platforms !== undefined} />
      </span>
      <span className="suggestion-name">
        <span>
          <PlaceName>{mark(name)}</PlaceName>
          {platform !== undefined && <span className="field-hint">{` ${board.platform(platform)}`}</span>}
        </span>
        <StopFacts lines={lines} closure={closure} most={4} />
      </span>
    </>
  );
}

/** A line is described as « Nord - Sud ». */
function endsOf(description: string): string[] {
  const ends = description.split(' - ');
  return ends.length === 2 ? ends : [description];
}
