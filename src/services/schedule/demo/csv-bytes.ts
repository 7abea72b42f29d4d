/** Rows of a CSV table written straight into bytes. */
export class CsvBytes {
  #bytes: Uint8Array;
  #length = 0;

  constructor(header: string, expectedBytes = 65_536) {
    this.#bytes = new Uint8Array(expectedBytes);
    this.text(`${header}\n`);
  }

  /** A row of values; those with a comma, a quote or a line break are quoted. */
  row(...values: readonly (string | number)[]): void {
    this.text(`${values.map(quoted).join(',')}\n`);
  }

  text(text: string): void {
    this.reserve(text.length * 3);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  /** Room for more bytes at the end: write them from `length` on, then say how many with `advanceTo`. */
  reserve(bytes: number): Uint8Array {
    if (this.#length + bytes > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + bytes));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    return this.#bytes;
  }

  get length(): number {
    return this.#length;
  }

  advanceTo(length: number): void {
    this.#length = length;
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

const encoder = new TextEncoder();

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
