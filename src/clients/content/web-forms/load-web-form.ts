import { webFormSchema, type WebFormJson } from '#contract/content/web-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { OfferedWebForm } from '#domain/web-forms/offered-web-form.ts';
import type { Log } from '#platform/log/log.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '#clients/wire.ts';
import { basePath, localizeHref, type LocalizePath } from '../links.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { parseWebForm } from './parse-web-form.ts';

export interface FormOptions {
  readonly transport: Transport;
  readonly localizePath: LocalizePath;
  readonly log: Pick<Log, 'warn'>;
}

export interface WantedForm {
  readonly id: string;
  readonly locale: Locale;
}

export const formPath = ({ id, locale }: WantedForm) =>
  `${basePath(locale)}/api/webform_jsonschema/${encodeURIComponent(id)}`;

/** The form with the token that sending it takes; both are asked for anew each time. */
export const askForm = ({ transport }: FormOptions, wanted: WantedForm): Promise<WebFormJson> =>
  getJson(transport, formPath(wanted), webFormSchema);

/** A form as it is drawn. A field that nobody here can draw is told to the log and left out. */
export async function loadWebForm(options: FormOptions, wanted: WantedForm): Promise<OfferedWebForm> {
  const json = await askForm(options, wanted);
  const { userMessages = [], url } = json.confirmation ?? {};
  return {
    form: parseWebForm(wanted.id, json, {
      report: (path, type) =>
        options.log.warn({ form: wanted.id, key: path.at(-1), type }, 'a field of a form cannot be drawn'),
    }),
    confirmation: {
      messages: readMessages(userMessages, options, wanted),
      ...(url !== undefined && { to: localizeHref(url, wanted.locale, options.localizePath) }),
    },
  };
}

export const readMessages = (
  messages: readonly string[],
  { localizePath }: Pick<FormOptions, 'localizePath'>,
  { locale }: Pick<WantedForm, 'locale'>,
) => messages.map((message) => parseRichText(message, { locale, localizePath }));
