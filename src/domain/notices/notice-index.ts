import { isAlongLine, type AffectedLine, type Effect } from './effect.ts';
import type { ServedStop } from './concerns.ts';
import type { Notice } from './notice.ts';

/** Whether an effect counts: at a moment, say. All do unless told. */
type Holds = (effect: Effect, notice: Notice) => boolean;

/** Notices by what they are about, so that nobody reads all of them for one stop. Lists keep the order they were given in. */
export interface NoticeIndex {
  /** As `concernsLine` has it. */
  ofLine(line: AffectedLine, holds?: Holds): readonly Notice[];
  /** As `concernsStop` has it. */
  atStop(stop: ServedStop, holds?: Holds): readonly Notice[];
}

/** An effect, whose it is, and where that stands among all. */
interface Entry {
  readonly place: number;
  readonly notice: Notice;
  readonly effect: Effect;
}

/** That of a line, where it may be meant in one direction alone. */
interface LineEntry extends Entry {
  readonly direction: string | undefined;
}

const always: Holds = () => true;
const none: readonly Notice[] = [];

export function indexNotices(notices: readonly Notice[]): NoticeIndex {
  const byStop = new Map<string, Entry[]>();
  const byLine = new Map<string, LineEntry[]>();
  const alongLine = new Map<string, LineEntry[]>();
  for (const [place, notice] of notices.entries()) {
    for (const effect of notice.effects) {
      const entry = { place, notice, effect };
      const codes = effect.stops.flatMap(({ code, replacement }) => [code, replacement ?? code]);
      for (const code of new Set(codes)) add(byStop, code, entry);
      for (const { number, direction } of effect.lines) {
        add(byLine, number, { ...entry, direction });
        if (isAlongLine(effect)) add(alongLine, number, { ...entry, direction });
      }
    }
  }
  const ofLines = (lines: readonly AffectedLine[], map: ReadonlyMap<string, readonly LineEntry[]>) =>
    lines.flatMap(({ number, direction }) =>
      (map.get(number) ?? []).filter(
        (entry) => entry.direction === undefined || direction === undefined || entry.direction === direction,
      ),
    );
  return {
    ofLine: (line, holds = always) => pick(ofLines([line], byLine), holds),
    atStop: ({ code, lines }, holds = always) =>
      pick([...(byStop.get(code) ?? []), ...ofLines(lines, alongLine)], holds),
  };
}

function add<T>(map: Map<string, T[]>, key: string, entry: T): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

function pick(entries: readonly Entry[], holds: Holds): readonly Notice[] {
  if (entries.length === 0) return none;
  const found = new Map<number, Notice>();
  for (const { place, notice, effect } of entries)
    if (!found.has(place) && holds(effect, notice)) found.set(place, notice);
  return [...found].toSorted(([one], [two]) => one - two).map(([, notice]) => notice);
}
