import { encode } from 'uqr';

/** Black on white whatever the theme: readers expect it. The quiet zone around is four modules, as the standard asks. */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.flatMap((row, y) =>
    runsOf(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.join('')}"/></svg>`;
}

/** The dark stretches of a row: where each begins, and how long it is. */
function runsOf(row: readonly boolean[]): (readonly [number, number])[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? x : []));
  return starts.map((from) => {
    const end = row.indexOf(false, from);
    return [from, (end < 0 ? row.length : end) - from] as const;
  });
}
