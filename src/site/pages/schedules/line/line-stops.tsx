import { placeBuses, type DirectionNow } from '#domain/line-now.ts';
import type { NextAtStop } from '#domain/line-sheet.ts';
import type { DrawnStop } from '#domain/line-stops.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useFigure } from '#site/live/departure-list.tsx';
import { stopOnLinePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { farEnds } from '#site/ui/stop-spine/spine-parts.ts';
import { NoTime, SpineMinutes } from '#site/ui/stop-spine/spine-when.tsx';
import { StopSpine, type SpineRow } from '#site/ui/stop-spine/stop-spine.tsx';
import { SkippedNote } from '../skipped-note.tsx';
import type { LineView } from './line-data.ts';

interface LineStopsProps {
  readonly data: Pick<LineView, 'line' | 'direction' | 'stops'>;
  readonly now: DirectionNow | undefined;
  /** The number of the stop where the rider gets on. */
  readonly yours: string | undefined;
  readonly place: SchedulePlace;
  /** The day of the address. */
  readonly date?: string | undefined;
}

/** Every stop of the direction, with the next bus at each, and the buses between them. */
export function LineStops({ data, now, yours, place, date }: LineStopsProps) {
  const texts = useTexts('routes').line;
  const { line, direction, stops } = data;
  const way = { number: line.number, direction: direction.direction, date };
  const focus = Math.max(
    0,
    stops.findIndex(({ code }) => code === yours),
  );
  const rows = stops.map((stop, index): SpineRow => {
    const { code, name, platform, isAlightingOnly, onRequest, unserved, lines } = stop;
    return {
      code,
      name,
      platform,
      lines,
      href: stopOnLinePath(place, { ...way, stop: code }),
      isYours: index === focus && yours !== undefined,
      isAlightingOnly: isAlightingOnly ?? false,
      onRequest,
      isSkipped: unserved !== undefined,
      note: unserved?.instead && <SkippedNote instead={unserved.instead} />,
      when: unserved ? <NoTime /> : whenOf(stop, now),
    };
  });
  const folds = farEnds(rows.length, focus).map(({ from, to }) => ({
    from,
    to,
    words: to <= focus ? texts.stopsBefore(to - from) : texts.stopsAfter(to - from),
  }));
  const codes = stops.map(({ code }) => code);
  const buses = placeBuses(codes, now?.buses ?? []).map(({ isThere, ...bus }) => {
    const [before = '', after = ''] = [stops[bus.after]?.name, stops[bus.after + 1]?.name];
    const vehicle = texts.vehicle(bus.id, line.mode);
    const words = isThere
      ? texts.at(vehicle, bus.progress > 0 ? after : before)
      : texts.between(vehicle, before, after);
    return { ...bus, words };
  });
  return (
    <section className="line-part line-stops" aria-labelledby="stops">
      <h2 id="stops">{texts.stops(stops.length, direction.towards)}</h2>
      <StopSpine line={line} rows={rows} buses={buses} folds={folds} />
    </section>
  );
}

/** A loop ends where it began: the row of its end tells of no departure. */
function whenOf({ code, isAlightingOnly }: DrawnStop, now: DirectionNow | undefined) {
  const next = now?.next[code];
  if (!now || !next || (isAlightingOnly && next.state !== 'alighting')) return undefined;
  return <NextMinutes next={next} at={now.at} />;
}

function NextMinutes({ next, at }: { readonly next: NextAtStop; readonly at: number }) {
  return <SpineMinutes state={next.state} expected={next.expected} figure={useFigure(next, at)} />;
}
