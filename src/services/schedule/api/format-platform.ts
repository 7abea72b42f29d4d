import type { QuaiJson, QuaiStationJson } from '#contract/schedule/quai.ts';
import { formatClosure } from './format-notice.ts';
import { listLinesAtStop } from './lines-at-stop.ts';
import { closureAt } from './notices-here.ts';
import { dayOf, type ScheduleView } from './schedule-context.ts';

/** Who looks for a platform among more than these looks for its number in the search. */
const mostListed = 100;

interface PlatformOfStation {
  readonly station: number;
  readonly platform: number;
}

/** How riders tell a platform from the others of its station: by its code, else by what its name says besides the station's. */
export function formatPlatform(view: ScheduleView, { station, platform }: PlatformOfStation): QuaiJson {
  const { edition, locale } = view;
  const { code = '', platform: mark } = edition.timetable.stops[platform] ?? {};
  const { stopName } = edition.namesIn(locale);
  const name = mark === undefined ? withoutStation(stopName(platform), stopName(station)) : '';
  return { noArret: code, ...(mark !== undefined && { quai: mark }), ...(name !== '' && { nom: name }) };
}

/** `Gare centrale, côté sud` in `Gare centrale` is `côté sud`. */
function withoutStation(name: string, station: string): string {
  if (!name.startsWith(station)) return name;
  const rest = name.slice(station.length);
  return /^[\p{L}\p{N}]/u.test(rest) ? name : rest.replaceAll(/^[^\p{L}\p{N}]+|[\s)\]]+$/gu, '');
}

/** The platforms of a station as riders count them, each with its lines. */
export function listPlatforms(view: ScheduleView, station: number): QuaiStationJson[] {
  const platforms = view.edition
    .placesOf(station)
    .map((platform) => ({ platform, written: formatPlatform(view, { station, platform }) }));
  return platforms
    .toSorted((one, two) => inOrder.compare(wordsOf(one.written), wordsOf(two.written)))
    .slice(0, mostListed)
    .map(({ platform, written }) => ({
      ...written,
      parcours: listLinesAtStop(view, { stop: platform, date: dayOf(view, undefined) }),
      fermeture: formatClosure(view, platform, closureAt(view, platform)),
    }));
}

const inOrder = new Intl.Collator('fr', { numeric: true });
const wordsOf = ({ quai, nom, noArret }: QuaiJson): string => quai ?? nom ?? noArret;
