import { readFileSync } from 'node:fs';
import type { Bilingual } from '#domain/locale.ts';

/** One thing riders meet, its name in each language, and the names it does not have. */
export interface RiderTerm {
  readonly name: Bilingual;
  readonly not: Bilingual<readonly string[]>;
}

const heading = '## What riders read';

/** The table of the glossary: French, English, not in French, not in English. */
export function readRiderTerms(glossary = readFileSync('docs/glossary.md', 'utf8')): RiderTerm[] {
  const section = glossary.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !/^\| -+ /u.test(line));
  return rows.slice(1).map((row) => {
    const [fr = '', en = '', notFr = '', notEn = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { name: { fr, en }, not: { fr: listNames(notFr), en: listNames(notEn) } };
  });
}

function listNames(cell: string): string[] {
  return cell === '–' ? [] : cell.split(', ');
}
