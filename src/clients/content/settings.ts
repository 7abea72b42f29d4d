import { createHash } from 'node:crypto';
import type { ClientSettingsJson } from '#contract/content/client-settings.ts';
import type { Locale } from '#domain/locale.ts';
import type { ClientSettings, TakeoverAlert } from '#domain/settings.ts';
import { severities, type Severity } from '#domain/severity.ts';
import { parseRichText } from './rich-text/parse-rich-text.ts';

export function parseSettings(json: ClientSettingsJson, locale: Locale): ClientSettings {
  const { maintenance } = json;
  return {
    maintenance: { active: maintenance.activation, pageId: maintenance.page || undefined },
    alert: json.alert.activation ? parseAlert(json.alert, locale) : undefined,
  };
}

function parseAlert(alert: ClientSettingsJson['alert'], locale: Locale): TakeoverAlert {
  const words = `${alert.type}\n${alert.title}\n${alert.message.processed}`;
  return {
    severity: severities.find((severity): severity is Severity => severity === alert.type) ?? 'standard',
    title: alert.title,
    message: parseRichText(alert.message.processed, { locale, format: alert.message.format }),
    onHome: alert.displayOnHomepage,
    onPaths: alert.displayOnPages,
    fingerprint: createHash('sha256').update(words).digest('base64url').slice(0, 16),
  };
}
