/**
 * One order for several stop lists. Each list is a subsequence of the merged one, so that a table with these rows
 * reads downwards for every trip; where lists part, what is common stays common (longest common subsequence).
 */
export interface MergedStops {
  readonly stops: readonly number[];
  /** For each list, the row of each of its stops, ever increasing. */
  readonly rows: readonly Uint16Array<ArrayBuffer>[];
}

/** A row under construction: it has no number until all lists are in. */
interface Row {
  readonly stop: number;
}

/** The most important list first: the ones after it are fitted around it. */
export function mergeStops(lists: readonly ArrayLike<number>[]): MergedStops {
  let merged: readonly Row[] = [];
  const placed: (readonly Row[])[] = [];
  for (const list of lists) {
    const next = fit(merged, list);
    merged = next.merged;
    placed.push(next.own);
  }
  const numbers = new Map(merged.map((row, place) => [row, place]));
  return {
    stops: merged.map(({ stop }) => stop),
    rows: placed.map((own) => Uint16Array.from(own, (row) => numbers.get(row) ?? 0)),
  };
}

function fit(rows: readonly Row[], list: ArrayLike<number>): { merged: readonly Row[]; own: readonly Row[] } {
  const merged: Row[] = [];
  const own: Row[] = [];
  const lengths = measureCommon(rows, list);
  const width = list.length + 1;
  let row = 0;
  let place = 0;
  while (row < rows.length || place < list.length) {
    const here = rows[row];
    if (here && place < list.length && here.stop === list[place]) {
      merged.push(here);
      own.push(here);
      row += 1;
      place += 1;
    } else if (here && (place === list.length || isRowNext(lengths, width, row * width + place))) {
      merged.push(here);
      row += 1;
    } else {
      const added = { stop: list[place] as number };
      merged.push(added);
      own.push(added);
      place += 1;
    }
  }
  return { merged, own };
}

/** Between two common stops the rows that are there already come first. */
function isRowNext(lengths: Uint16Array, width: number, at: number): boolean {
  const withoutRow = lengths[at + width] as number;
  const withoutStop = lengths[at + 1] as number;
  return withoutRow >= withoutStop;
}

/** How many stops the rest of the rows and the rest of the list have in common, from each pair of places on. */
function measureCommon(rows: readonly Row[], list: ArrayLike<number>): Uint16Array {
  const width = list.length + 1;
  const lengths = new Uint16Array((rows.length + 1) * width);
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const stop = rows[row]?.stop;
    for (let place = list.length - 1; place >= 0; place -= 1) {
      const at = row * width + place;
      lengths[at] =
        stop === list[place]
          ? (lengths[at + width + 1] as number) + 1
          : Math.max(lengths[at + width] as number, lengths[at + 1] as number);
    }
  }
  return lengths;
}
