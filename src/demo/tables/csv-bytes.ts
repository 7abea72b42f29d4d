export type CsvRow = readonly (string | number)[];

/** A CSV table; values with a comma, a quote or a line break are quoted. */
export function csvBytes(header: string, rows: Iterable<CsvRow>): Uint8Array {
  let text = `${header}\n`;
  for (const row of rows) text += `${row.map(quoted).join(',')}\n`;
  return new TextEncoder().encode(text);
}

function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return /[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
