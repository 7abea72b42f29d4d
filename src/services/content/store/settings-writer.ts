import { eq } from 'drizzle-orm';
import type { SettingsChangeJson } from '#contract/content/client-settings.ts';
import { locales } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { SeedSettings } from '#services/content/seed.ts';
import { dateTime } from './attribute-value.ts';
import type { ContentChange } from './content-change.ts';
import { audit, clientSettings, settings } from './tables.ts';

/** What staff switch for the whole site: each act is on record with who did it, and is told afterwards. */
export interface SettingsWriter {
  change(given: SettingsChangeJson, writing: SettingsWriting): Promise<void>;
}

interface SettingsWriting {
  readonly actor: string;
  /** The words of one language will do: they stand in the other one as well. */
  readonly inOneLanguage: boolean;
  /** Only says whether it could be done. */
  readonly isRehearsal: boolean;
}

interface SettingsWriterOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: Clock;
  readonly timeZone: string;
  onChange(change: ContentChange): Promise<void>;
}

export const noSettings: SeedSettings = {
  maintenance: { activation: false, page: null },
  alert: {
    activation: false,
    type: 'standard',
    title: { fr: '', en: '' },
    message: { fr: '', en: '' },
    displayOnHomepage: false,
    displayOnPages: [],
  },
};

export function createSettingsWriter(options: SettingsWriterOptions): SettingsWriter {
  const { database, clock, timeZone, onChange } = options;
  return {
    change: async (given, { actor, inOneLanguage, isRehearsal }) => {
      await database.orm.transaction(async (tx) => {
        const [row] = await tx.select().from(settings).where(eq(settings.name, clientSettings)).for('update');
        const known = (row?.value ?? noSettings) as SeedSettings;
        const value = merge(known, readEnds(given, timeZone), inOneLanguage);
        requireLater(value, clock.now());
        if (isRehearsal) return;
        await tx
          .insert(settings)
          .values({ name: clientSettings, value })
          .onConflictDoUpdate({ target: settings.name, set: { value } });
        const fields = Object.entries(given).flatMap(([name, part]) =>
          Object.keys(part ?? {}).map((field) => `${name}.${field}`),
        );
        await tx.insert(audit).values({ at: new Date(clock.now()), actor, action: 'settings', fields });
      });
      if (!isRehearsal) await onChange({ kind: 'settings', ids: [] });
    },
  };
}

/** With ends as instants. */
function readEnds({ maintenance, alert }: SettingsChangeJson, timeZone: string): SettingsChangeJson {
  const endOf = (until: string | null | undefined) => until && dateTime('until_end', until, timeZone);
  return {
    ...(maintenance && { maintenance: { ...maintenance, until: endOf(maintenance.until) } }),
    ...(alert && { alert: { ...alert, until: endOf(alert.until) } }),
  };
}

/** An end belongs to what was switched on with it: the next time it is switched without one, there is none. */
function merge(known: SeedSettings, given: SettingsChangeJson, inOneLanguage: boolean): SeedSettings {
  const { maintenance, alert } = given;
  return {
    maintenance: maintenance
      ? { ...known.maintenance, ...defined(maintenance), until: maintenance.until ?? null }
      : known.maintenance,
    alert: alert ? mergeAlert(known.alert, alert, inOneLanguage) : known.alert,
  };
}

function mergeAlert(
  known: SeedSettings['alert'],
  given: NonNullable<SettingsChangeJson['alert']>,
  inOneLanguage: boolean,
): SeedSettings['alert'] {
  const { title, message, until = null, ...rest } = given;
  const merged = {
    ...known,
    ...defined(rest),
    until,
    title: wordsOf(title, known.title, inOneLanguage),
    // A new title over old words would say something that nobody wrote.
    message: wordsOf(title && !message ? {} : message, known.message, inOneLanguage),
  };
  const missing = locales.find((locale) => merged.title[locale] === '');
  if (!merged.activation || missing === undefined) return merged;
  throw new AppError('invalid', `The alert has no title in ${missing}.`, {
    facts: { pointer: `/data/alert/title/${missing}` },
  });
}

type Words = SeedSettings['alert']['title'];

/** New words replace the old ones in both languages: half of an alert may not speak of something else. */
function wordsOf(given: Partial<Words> | undefined, known: Words, inOneLanguage: boolean): Words {
  if (!given) return known;
  const { fr = '', en = '' } = given;
  return inOneLanguage ? { fr: fr || en, en: en || fr } : { fr, en };
}

/** Without what was not given. */
function defined<Given extends object>(
  given: Given,
): { [Name in keyof Given]: Exclude<Given[Name], undefined> } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Given]: Exclude<Given[Name], undefined> };
}

/** What is over when it begins was meant for another day. */
function requireLater(value: SeedSettings, nowMs: number): void {
  for (const [name, { activation, until }] of Object.entries(value))
    if (activation && until && Date.parse(until) <= nowMs)
      throw new AppError('invalid', 'The end is past.', { facts: { pointer: `/data/${name}/until` } });
}
