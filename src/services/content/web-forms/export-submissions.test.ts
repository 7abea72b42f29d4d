import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FormDesk } from './form-desk.ts';
import { exportCsv, exportJson, writeCell } from './export-submissions.ts';
import type { ReadSubmission } from './read-submissions.ts';

describe('a cell of an export', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['  =1', `"  '=1"`],
    ['a;\t=1', `"a;\t'=1"`],
    ['a\n \n+1', `"a\n \n'+1"`],
    ['a,-1,\uFF1D2', `"a,'-1,'\uFF1D2"`],
    ['1-2', '1-2'],
    ['marie@example.net', 'marie@example.net'],
    ['"x"', '"""x"""'],
  ])('is no formula: %j', (text, cell) => expect(writeCell(text)).toBe(cell));

  it.each(['\n', ';', '\r\n\t', ' ', ';\n ', '=', '\n=', ' -', '"'])(
    'is written as soon when it is made of %j alone',
    (unit) => {
      const text = unit.repeat(64 * 1024);
      const began = performance.now();
      expect(writeCell(text).length).toBeGreaterThanOrEqual(text.length);
      // A second and a half before it was linear.
      expect(performance.now() - began).toBeLessThan(500);
    },
  );
});

describe('an export', () => {
  const many = 19;
  const sent = Array.from({ length: many }, (_, nth): ReadSubmission => ({
    id: String(nth),
    number: many - nth,
    formId: 'exemple',
    formTitle: { fr: 'Exemple', en: 'Example' },
    locale: 'fr',
    answers: {},
    fields: [{ key: 'texte', label: 'Texte', text: '\n=bonjour "'.repeat(30_000) }],
    replyTo: null,
    createdMs: 0,
    eraseMs: 0,
    files: [],
    replies: [],
  }));
  /** A database that answers at once: nobody else has a turn while it is waited for. */
  const query = (text: string) =>
    Promise.resolve({ rows: text.includes('as label') ? [{ key: 'texte', label: 'Texte' }] : sent });
  const desk = { pool: { query } } as unknown as FormDesk;

  it.each([
    ['CSV', () => exportCsv(desk, 'exemple')],
    ['JSON', () => exportJson(desk, 'exemple', (one) => one)],
  ])('as %s lets whatever else there is to do come in between', async (_what, begin) => {
    let rounds = 0;
    let letters = 0;
    const over = new AbortController();
    const counted = (async () => {
      for (; !over.signal.aborted; rounds += 1) await nextRound();
    })();
    for await (const piece of begin()) letters += piece.length;
    over.abort();
    const during = rounds;
    await counted;
    expect(letters).toBeGreaterThan(many * 300_000);
    expect(during).toBeGreaterThan(4);
  });
});
