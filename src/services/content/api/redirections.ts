import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { withPrefix, type Locale } from '#domain/locale.ts';
import { isForOnlooker } from '#services/content/store/reached.ts';
import type { ContentView } from '#services/content/store/view.ts';
import { items, translations } from '#services/content/store/tables.ts';
import { hasPrefix } from './addresses.ts';

export interface RedirectHop {
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

const maxHops = 10;

/** From a path over every redirection of the modules to where it ends; a circle ends where it started. */
export async function followRedirections(
  orm: NodePgDatabase,
  path: string,
  { employee }: Pick<ContentView, 'employee'>,
): Promise<{ readonly hops: readonly RedirectHop[]; readonly path: string }> {
  const pairs = await readPairs(orm, employee);
  const hops: RedirectHop[] = [];
  const seen = new Set<string>();
  let here = path;
  for (let target = pairs.get(here); target !== undefined; target = pairs.get(here)) {
    if (seen.has(here) || hops.length >= maxHops) return { hops: [], path };
    seen.add(here);
    hops.push({ from: here, to: target, status: '301' });
    here = target;
  }
  return { hops, path: here };
}

export function isExternal(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

/** The pairs of published modules that the caller may see, by source; a source without prefix counts in the language it was written in. */
async function readPairs(orm: NodePgDatabase, employee: boolean): Promise<ReadonlyMap<string, string>> {
  const rows = await orm
    .select({
      langcode: translations.langcode,
      redirection: sql<unknown>`${translations.attributes} -> 'configuration' -> 'redirection'`,
    })
    .from(items)
    .innerJoin(translations, eq(translations.itemId, items.id))
    .where(
      and(
        eq(items.type, 'pageModule'),
        eq(translations.version, 'default'),
        eq(translations.status, true),
        isForOnlooker(sql`${items.type}`, sql`${translations.attributes} ->> 'audience'`, employee),
        sql`jsonb_typeof(${translations.attributes} -> 'configuration' -> 'redirection') = 'array'`,
      ),
    )
    .orderBy(sql`${translations.langcode} = 'fr' desc`);
  const pairs = new Map<string, string>();
  for (const { langcode, redirection } of rows) {
    for (const { source, target } of redirection as { source: string; target: string }[]) {
      // Pairs shared by both languages are written once, with their prefixes: they are not to be doubled.
      if (pairs.get(source) === target) continue;
      const from = localised(source, langcode);
      if (!pairs.has(from)) pairs.set(from, isExternal(target) ? target : localised(target, langcode));
    }
  }
  return pairs;
}

function localised(path: string, langcode: Locale): string {
  return hasPrefix(path) ? path : withPrefix(path, langcode);
}
