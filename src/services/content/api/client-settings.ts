import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ClientSettingsJson } from '#contract/content/client-settings.ts';
import type { Locale } from '#domain/locale.ts';
import type { SeedSettings } from '#services/content/seed.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { listHeads } from '#services/content/store/read-rows.ts';
import type { ContentView } from '#services/content/store/view.ts';
import { noSettings } from '#services/content/store/settings-writer.ts';
import { clientSettings, settings } from '#services/content/store/tables.ts';

/** What staff switch for the whole site, in one language, at a moment; editors alone see an alert that is not on. */
export async function readClientSettings(
  orm: NodePgDatabase,
  { locale, nowMs, drafts }: Pick<ContentView, 'locale' | 'nowMs' | 'drafts'>,
): Promise<ClientSettingsJson> {
  const [row] = await orm.select().from(settings).where(eq(settings.name, clientSettings));
  const { maintenance, alert } = (row?.value ?? noSettings) as SeedSettings;
  const isAlertOn = isOn(alert, nowMs);
  const { title, message: messages, displayOnPages } = isAlertOn || drafts ? alert : noSettings.alert;
  const message = messages[locale];
  return {
    maintenance: {
      activation: isOn(maintenance, nowMs),
      page: maintenance.page === null ? null : uuidOf(maintenance.page),
      ...endOf(maintenance),
    },
    alert: {
      activation: isAlertOn,
      type: alert.type,
      title: title[locale],
      message: { value: message, format: 'full_html', processed: message },
      displayOnHomepage: alert.displayOnHomepage,
      displayOnPages: await readPaths(orm, displayOnPages, { locale, nowMs }),
      ...endOf(alert),
    },
  };
}

type Switched = SeedSettings['maintenance'] | SeedSettings['alert'];

/** Ours, beside the contract: where there is none, nothing is said. */
const endOf = ({ until }: Switched) => (until ? { until } : {});

function isOn({ activation, until }: Switched, nowMs: number): boolean {
  return activation && (!until || nowMs < Date.parse(until));
}

/** Pages are named by path, or by key: then the path is the one of the language. */
async function readPaths(
  orm: NodePgDatabase,
  pages: readonly string[],
  { locale, nowMs }: { readonly locale: Locale; readonly nowMs: number },
): Promise<string[]> {
  const ids = pages.filter((page) => !page.startsWith('/')).map(uuidOf);
  const heads = await listHeads(orm, { employee: true, editor: false, nowMs }, { ids });
  const paths = new Map(
    heads.filter(({ langcode }) => langcode === locale).map(({ id, alias }) => [id, alias]),
  );
  return pages.flatMap((page) => (page.startsWith('/') ? [page] : (paths.get(uuidOf(page)) ?? [])));
}
