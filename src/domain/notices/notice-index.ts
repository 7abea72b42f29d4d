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

/** An effect, and where its notice stands among all. */
interface Entry {
  readonly place: number;
  readonly effect: Effect;
  /** Of a line: the direction that alone is meant. */
  readonly direction?: string | undefined;
}

type Entries = Map<string, Entry[]>;

const none: readonly Notice[] = [];

export function indexNotices(notices: readonly Notice[]): NoticeIndex {
  const byStop: Entries = new Map();
  const byLine: Entries = new Map();
  const alongLine: Entries = new Map();
  for (const [place, { effects }] of notices.entries()) {
    for (const effect of effects) {
      const codes = effect.stops.flatMap(({ code, replacement }) => [code, replacement ?? code]);
      for (const code of new Set(codes)) add(byStop, code, { place, effect });
      for (const { number, direction } of effect.lines) {
        add(byLine, number, { place, effect, direction });
        if (isAlongLine(effect)) add(alongLine, number, { place, effect, direction });
      }
    }
  }

  /** The question in which each notice was last found: thousands of stops are asked about in a row. */
  const foundIn = new Int32Array(notices.length);
  let question = 0;
  let [first, last] = [0, -1];

  function begin(): void {
    question += 1;
    [first, last] = [notices.length, -1];
  }

  function gather(entries: readonly Entry[] | undefined, wanted: Wanted): void {
    for (const { place, effect, direction } of entries ?? []) {
      if (foundIn[place] === question || !isSameWay(direction, wanted.direction)) continue;
      if (wanted.holds && !wanted.holds(effect, notices[place] as Notice)) continue;
      foundIn[place] = question;
      if (place < first) first = place;
      if (place > last) last = place;
    }
  }

  /** Reading the marks from the first to the last is faster than sorting what was found. */
  function inOrder(): readonly Notice[] {
    if (last < 0) return none;
    const found: Notice[] = [];
    for (let place = first; place <= last; place += 1) {
      if (foundIn[place] === question) found.push(notices[place] as Notice);
    }
    return found;
  }

  return {
    ofLine: ({ number, direction }, holds) => {
      begin();
      gather(byLine.get(number), { direction, holds });
      return inOrder();
    },
    atStop: ({ code, others = [], lines }, holds) => {
      begin();
      for (const each of [code, ...others]) gather(byStop.get(each), { holds });
      for (const { number, direction } of lines) gather(alongLine.get(number), { direction, holds });
      return inOrder();
    },
  };
}

interface Wanted {
  readonly direction?: string | undefined;
  readonly holds?: Holds | undefined;
}

const isSameWay = (one: string | undefined, two: string | undefined) =>
  one === undefined || two === undefined || one === two;

function add(map: Entries, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}
