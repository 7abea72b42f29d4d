/** A row of a table by the names of its columns, in small letters. */
export type CsvRow = Readonly<Record<string, string | undefined>>;

/** The rows of a table with a head; a field in quotes may hold commas, quotes and line breaks. */
export function* readCsv(text: string): Generator<CsvRow> {
  let names: readonly string[] | undefined;
  for (const fields of readFields(text.startsWith('\uFEFF') ? text.slice(1) : text)) {
    if (names) yield Object.fromEntries(names.map((name, place) => [name, fields[place]]));
    else names = fields.map((name) => name.trim().toLowerCase());
  }
}

const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function* readFields(text: string): Generator<string[]> {
  let fields: string[] = [];
  field.lastIndex = 0;
  while (field.lastIndex < text.length) {
    const from = field.lastIndex;
    const found = field.exec(text);
    if (!found) {
      // A quote in the middle of a field: the rest of its line cannot be read.
      const end = text.indexOf('\n', from);
      field.lastIndex = end < 0 ? text.length : end + 1;
      fields = [];
      continue;
    }
    const [, quoted, bare = '', end] = found;
    const next = field.lastIndex;
    fields.push(quoted?.replaceAll('""', '"') ?? bare.trim());
    if (end === ',') continue;
    if (fields.some((each) => each !== '')) yield fields;
    fields = [];
    // Whoever reads the rows may read another table meanwhile.
    field.lastIndex = next;
    if (end === '') return;
  }
  if (fields.length > 0) yield fields;
}
