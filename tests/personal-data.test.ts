import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { retentionRules } from '#services/accounts/retention/retention.ts';
import { missedRetentionRules } from '#services/content/search/missed-searches.ts';
import { reduceRules } from '#services/content/web-forms/reduce-files.ts';
import { formRetentionRules } from '#services/content/web-forms/form-retention.ts';

const folders = ['src/services/accounts/migrations', 'src/site/server/migrations'];
/** What the content service holds of people is what they send by forms, and what they search for in vain. */
const contentTables = [
  '0008-web-forms.sql',
  '0010-searches-without-result.sql',
  '0013-bounds-of-uploads.sql',
  '0015-callers-of-uploads.sql',
  '0016-sealed-files.sql',
].map((name) => join('src/services/content/migrations', name));
/** Of a table: what is no column begins with one of these. */
const noColumn = /^(?:--|unique\b|primary key\b|check\b|constraint\b|foreign key\b|$)/;

/** The columns of each table that the migrations make or add to: `account.mail`. */
function columnsOf(sql: string): string[] {
  const made = [...sql.matchAll(/create table (\w+) \(\n([\s\S]*?)\n\);/g)].flatMap(([, table, body = '']) =>
    body
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !noColumn.test(line))
      .map((line) => `${table}.${line.split(' ', 1)[0]}`),
  );
  const added = [...sql.matchAll(/alter table (\w+)([\s\S]*?);/g)].flatMap(([, table, body = '']) =>
    [...body.matchAll(/add column (?:if not exists )?(\w+)/g)].map(([, column]) => `${table}.${column}`),
  );
  return [...made, ...added];
}

const migrations = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const inMigrations = [...migrations, ...contentTables].flatMap((path) =>
  columnsOf(readFileSync(path, 'utf8')),
);

/** The rows of the page, by the table of their heading. */
function rowsOf(page: string): { readonly column: string; readonly cells: readonly string[] }[] {
  return page.split(/^## /m).flatMap((section) => {
    const [, table] = /^`(\w+)`/.exec(section) ?? [];
    return [...section.matchAll(/^\| `(\w+)`\s*\|(.*)\|$/gm)].map(([, column, rest = '']) => ({
      column: `${table}.${column}`,
      cells: rest.split('|').map((cell) => cell.trim()),
    }));
  });
}

const page = readFileSync('docs/personal-data.md', 'utf8');
const rows = rowsOf(page);

/** What the page says goes by itself, and after how many days. */
function rulesOf(text: string): { readonly name: string | undefined; readonly days: number }[] {
  const [, section = ''] = /^## What goes by itself\n([\s\S]*?)^## /m.exec(text) ?? [];
  return [...section.matchAll(/^\| ([^|]*?) *\| (?:(\d+) (days|hours)|at once) *\|$/gm)].map(
    ([, name, count, unit]) => ({ name, days: Number(count ?? 0) / (unit === 'hours' ? 24 : 1) }),
  );
}

describe('the page about personal data', () => {
  it('has a row for every column that is held, and for no other', () => {
    expect(inMigrations.length).toBeGreaterThan(60);
    expect(rows.map(({ column }) => column).sort()).toEqual([...inMigrations].sort());
  });

  it('says of each what it is, why it is held, until when, and whether its owner gets it', () => {
    expect(rows.filter(({ cells }) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });

  it('says what goes by itself, and after how long', () => {
    const rules = [...retentionRules, ...formRetentionRules, ...reduceRules, ...missedRetentionRules];
    expect(rulesOf(page)).toEqual(rules.map(({ name, days }) => ({ name, days })));
  });

  it('would miss a column that is added', () => {
    expect(columnsOf('alter table account add column phone text;')).toEqual(['account.phone']);
    expect(columnsOf('create table x (\n  id int,\n  -- why\n  phone text,\n  unique (id)\n);')).toEqual([
      'x.id',
      'x.phone',
    ]);
  });
});
