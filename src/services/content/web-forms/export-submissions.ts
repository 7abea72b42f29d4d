import { createPauses } from '#platform/turns.ts';
import type { FormDesk } from './form-desk.ts';
import { listSubmissions, type ReadSubmission } from './read-submissions.ts';

/** So many are read at once, which a database answers and a process reads without keeping others waiting. */
const atOnce = 20;

/** All of a form, the latest first, some at a time; whatever else the process has to answer goes out between them. */
async function* everySubmission({ pool }: FormDesk, formId: string): AsyncGenerator<ReadSubmission> {
  const pause = createPauses();
  for (let before: number | undefined; ;) {
    const some = await listSubmissions(pool, { formId, before, most: atOnce });
    for (const one of some) {
      yield one;
      await pause();
    }
    before = some.at(-1)?.number;
    if (some.length < atOnce) return;
  }
}

/** A list of objects, written as it is read. */
export async function* exportJson(
  desk: FormDesk,
  formId: string,
  format: (one: ReadSubmission) => unknown,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const one of everySubmission(desk, formId)) {
    yield before + JSON.stringify(format(one));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Without it spreadsheets take the text for an older encoding. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** The columns are the fields of every submission that there is: a form may have been changed since. */
export async function* exportCsv(desk: FormDesk, formId: string): AsyncGenerator<string> {
  const { rows } = await desk.pool.query<{ key: string; label: string }>(
    `select field->>'key' as key, (array_agg(field->>'label' order by number desc))[1] as label
     from form_submission, jsonb_array_elements(labels) with ordinality as each (field, place)
     where form_id = $1 group by field->>'key' order by min(place), field->>'key'`,
    [formId],
  );
  const head = ['numero', 'date', 'langue', ...rows.map(({ label }) => label), 'fichiers', 'repondu'];
  yield byteOrderMark + writeRow(head);
  for await (const { number, createdMs, locale, fields, files, replies } of everySubmission(desk, formId)) {
    const texts = new Map(fields.map(({ key, text }) => [key, text]));
    const answered = replies.at(-1)?.createdMs;
    yield writeRow([
      String(number),
      new Date(createdMs).toISOString(),
      locale,
      ...rows.map(({ key }) => texts.get(key) ?? ''),
      files.map(({ name }) => name).join(', '),
      answered === undefined ? '' : new Date(answered).toISOString(),
    ]);
  }
}

const writeRow = (cells: readonly string[]): string => cells.map(writeCell).join(',') + lineEnd;

/**
 * A spreadsheet takes what begins with these for a formula, and would run what a stranger wrote. A cell may begin within a
 * text too: where semicolons part columns, quotes in the middle of a line mean nothing. The sign is looked for first, and
 * what stands before it only then: a text of spaces alone would otherwise be read again from each of them.
 */
const asFormula = /(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])(?<=(?:^|[;,\t\r\n])\s*)/g;

export function writeCell(text: string): string {
  const plain = text.replaceAll(asFormula, "'");
  return /[",\r\n']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
