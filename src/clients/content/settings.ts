import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { settingsKey, type CacheClient } from '#clients/cache/cache-client.ts';
import { clientSettingsSchema, type ClientSettingsJson } from '#contract/content/client-settings.ts';
import type { Locale } from '#domain/locale.ts';
import type { ClientSettings, TakeoverAlert } from '#domain/settings.ts';
import { severities, type Severity } from '#domain/notices/severity.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';
import { basePath } from './links.ts';
import { parseRichText } from './rich-text/parse-rich-text.ts';

/** Read from the cache service; when that is empty or fails, purged there and asked for directly. */
export async function loadSettings(
  { transport, cache }: { readonly transport: Transport; readonly cache: CacheClient },
  locale: Locale,
  shareMs: number,
): Promise<ClientSettings> {
  const key = settingsKey(locale);
  const cached = clientSettingsSchema.safeParse(await cache.read(key));
  if (cached.success) return parseSettings(unwrap(cached.data), locale);
  await cache.purge(key);
  const path = `${basePath(locale)}/api/clientSettings`;
  const json = unwrap(await getJson(transport, path, clientSettingsSchema));
  await cache.write(key, json, { ttlMs: shareMs });
  return parseSettings(json, locale);
}

function unwrap(body: z.infer<typeof clientSettingsSchema>): ClientSettingsJson {
  return 'data' in body ? body.data : body;
}

export function parseSettings(json: ClientSettingsJson, locale: Locale): ClientSettings {
  const { maintenance } = json;
  return {
    maintenance: {
      active: maintenance.activation,
      pageId: maintenance.page || undefined,
      untilMs: readEnd(maintenance),
    },
    alert: json.alert.activation ? parseAlert(json.alert, locale) : undefined,
  };
}

const readEnd = ({ until }: { readonly until?: string | null | undefined }) =>
  until ? Date.parse(until) : undefined;

function parseAlert(alert: ClientSettingsJson['alert'], locale: Locale): TakeoverAlert {
  const words = `${alert.type}\n${alert.title}\n${alert.message.processed}`;
  return {
    severity: severities.find((severity): severity is Severity => severity === alert.type) ?? 'standard',
    title: alert.title,
    message: parseRichText(alert.message.processed, { locale, format: alert.message.format }),
    onHome: alert.displayOnHomepage,
    onPaths: alert.displayOnPages,
    untilMs: readEnd(alert),
    fingerprint: createHash('sha256').update(words).digest('base64url').slice(0, 16),
  };
}
