import type { StopBoard } from '#domain/departure.ts';
import type { AffectedStop } from '#domain/notices/effect.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Stop } from '#domain/stop.ts';
import { walkBetween } from '#domain/walk.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { ClosedStop } from './closures.ts';

interface Closures {
  readonly closures: readonly ClosedStop[];
  /** What the timetables know of the stops, by their numbers. */
  readonly boards: ReadonlyMap<string, StopBoard>;
}

/** As many stops as the timetables are asked about at once. */
const mostStops = 50;

/** Every stop that a notice closes or has buses pass by, once. */
export async function loadClosures(context: LoaderContext, { effects }: Notice): Promise<Closures> {
  const closing = effects.filter(({ kind }) => kind === 'stops-closed' || kind === 'detour');
  const stops = [
    ...new Map(closing.flatMap((effect) => effect.stops).map((stop) => [stop.code, stop])).values(),
  ];
  if (stops.length === 0) return { closures: [], boards: new Map() };
  const boards = await loadBoards(context, stops);
  return { closures: stops.map((stop) => describe(stop, boards)), boards };
}

function describe({ code, replacement }: AffectedStop, boards: Closures['boards']): ClosedStop {
  const [here, there] = [boards.get(code)?.stop, boards.get(replacement ?? '')?.stop];
  return {
    code,
    ...(here && known(here)),
    ...(replacement !== undefined && {
      instead: {
        code: replacement,
        ...(there && known(there)),
        ...(here && there && { walk: walkBetween(here, there) }),
      },
    }),
  };
}

const known = ({ name, latitude, longitude }: Stop) => ({ name, place: { latitude, longitude } });

/** The page stands without names: the numbers are on the poles. */
async function loadBoards(
  { schedule, locale, log }: LoaderContext,
  stops: readonly AffectedStop[],
): Promise<Closures['boards']> {
  const codes = [...new Set(stops.flatMap(({ code, replacement }) => [code, replacement ?? code]))];
  try {
    const boards = await schedule.loadBoards({ codes: codes.slice(0, mostStops), limit: 1, locale });
    return new Map(boards.map((board) => [board.stop.code, board]));
  } catch (err) {
    log.warn({ err }, 'the stops of a notice are shown by their numbers alone');
    return new Map();
  }
}
