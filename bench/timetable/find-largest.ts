/** A line and a direction, with how large the timetable of a day is. */
export interface LargestGrid {
  readonly number: string;
  readonly direction: string;
  readonly cells: number;
  readonly stops: number;
  readonly trips: number;
}

interface Network {
  readonly parcours: readonly { readonly noParcours: string; readonly codesDirection: readonly string[] }[];
}

interface Grid {
  readonly arrets: readonly unknown[];
  readonly voyages: readonly { readonly heures: readonly (number | null)[] }[];
}

/** Of all lines and directions, the one with most times on a day, `20261116`. */
export async function findLargest(origin: string, date: string): Promise<LargestGrid> {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/services/schedule${path}`);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    return answer.json();
  };
  const { parcours } = (await ask('/reseau')) as Network;
  let largest: LargestGrid = { number: '', direction: '', cells: 0, stops: 0, trips: 0 };
  for (const { noParcours: number, codesDirection } of parcours) {
    for (const direction of codesDirection) {
      const query = new URLSearchParams({ noParcours: number, codeDirection: direction, date });
      const { arrets, voyages } = (await ask(`/grille?${query}`)) as Grid;
      const cells = voyages.flatMap(({ heures }) => heures).filter((time) => time !== null).length;
      if (cells > largest.cells)
        largest = { number, direction, cells, stops: arrets.length, trips: voyages.length };
    }
  }
  return largest;
}
