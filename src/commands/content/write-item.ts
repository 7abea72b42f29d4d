import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ItemFile } from '#contract/content/content-file.ts';
import { namesOf } from '#contract/content/file-items.ts';
import { isUuid, uuidOf } from '#contract/content/identity.ts';
import { documentSchema, type DocumentJson } from '#contract/content/json-api.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { ContentSource } from '#operators/folder/content-files.ts';
import { toBody } from './to-write.ts';

interface ItemWriting {
  readonly item: ItemFile;
  readonly before: ItemFile | undefined;
  readonly path: string;
  readonly isRehearsal: boolean;
  typeOf(key: string): string;
  readonly bytesOf: ContentSource['bytesOf'];
}

/** One item, language by language. */
export async function writeItem(
  desk: ContentDesk,
  writing: ItemWriting,
): Promise<'new' | 'changed' | 'same'> {
  const { item, before, path, typeOf, isRehearsal } = writing;
  const languages = locales.filter((locale) => item[locale]);
  const [first] = languages;
  if (first === undefined) throw new AppError('bad-request', `${item.key} has no words in any language`);
  if (!before && isUuid(item.key))
    throw new AppError('not-found', `${item.key}: an item without a key is only changed where it was made`);
  if (!before && isRehearsal) return 'new';
  const address = `${path}/${uuidOf(item.key)}`;
  const was = before ? await versionsOf(desk, address, languages) : [];
  const isSent = item.type === 'files' && (await sendFile(desk, writing));
  if (!before && item.type !== 'files')
    await send(desk, {
      method: 'POST',
      path,
      locale: first,
      body: toBody(item, { locale: first, known: undefined, typeOf }),
      isRehearsal,
    });
  const now: string[] = [];
  for (const locale of languages) {
    const known = before ?? { ...item, references: undefined, [locale]: undefined };
    const body = toBody(item, { locale, known, typeOf });
    now.push(await send(desk, { method: 'PATCH', path: address, locale, body, isRehearsal }));
  }
  if (!before) return 'new';
  return (isRehearsal && isSent) || !isDeepStrictEqual(was, now) ? 'changed' : 'same';
}

/** The bytes of a file in each language, where they are not there already; whether some were to be sent. */
async function sendFile(
  desk: ContentDesk,
  { item, before, path, bytesOf, isRehearsal }: ItemWriting,
): Promise<boolean> {
  if (item.file === undefined && !before)
    throw new AppError('bad-request', `${item.key} is a file without bytes: name them by file`);
  if (item.file === undefined) return false;
  const names = namesOf(item.file);
  const known = before?.file === undefined ? undefined : namesOf(before.file);
  let isThere = before !== undefined;
  let isSent = false;
  for (const locale of locales.filter((each) => item[each])) {
    const bytes = await bytesOf(names[locale]);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (before?.[locale] && hash.startsWith(/^files\/([0-9a-f]+)-/.exec(known?.[locale] ?? '')?.[1] ?? '-'))
      continue;
    isSent = true;
    if (isRehearsal) continue;
    const address = isThere ? `${path}/${uuidOf(item.key)}` : path;
    const name = item[locale]?.title ?? item.key;
    const key = isThere ? undefined : item.key;
    await desk.upload({ path: prefixed(address, locale), name, bytes, key }, documentSchema);
    isThere = true;
  }
  return isSent;
}

const prefixed = (path: string, locale: Locale) => (locale === 'en' ? `/en${path}` : path);

function versionsOf(desk: ContentDesk, address: string, languages: readonly Locale[]): Promise<string[]> {
  const read = async (locale: Locale) =>
    versionOf(await desk.read(prefixed(address, locale), documentSchema));
  return Promise.all(languages.map(read));
}

/** The revision of an item in a language; of a file, which has none, where its bytes are and when it was changed. */
function versionOf({ data: { links, attributes } }: DocumentJson): string {
  const { langcode, changed, uri } = attributes;
  return JSON.stringify([links?.self.href, langcode, changed, uri]);
}

interface Sending {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly locale: Locale;
  readonly body: unknown;
  readonly isRehearsal: boolean;
}

async function send(
  desk: ContentDesk,
  { method, path, locale, body, isRehearsal }: Sending,
): Promise<string> {
  const query = new URLSearchParams({
    ...(method === 'POST' && { oneLanguage: 'true' }),
    ...(isRehearsal && { dryRun: 'true' }),
  });
  const answer = await desk.write(
    { method, path: `${prefixed(path, locale)}?${query}`, body },
    documentSchema,
  );
  return versionOf(answer);
}
