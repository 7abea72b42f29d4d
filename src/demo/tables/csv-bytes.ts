/** A CSV table: rows of values, and their bytes in the end. */
export class CsvBytes {
  private text: string;

  constructor(header: string) {
    this.text = `${header}\n`;
  }

  /** A row of values; those with a comma, a quote or a line break are quoted. */
  row(...values: readonly (string | number)[]): void {
    this.text += `${values.map(quoted).join(',')}\n`;
  }

  finish(): Uint8Array {
    return new TextEncoder().encode(this.text);
  }
}

function quoted(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return /[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
