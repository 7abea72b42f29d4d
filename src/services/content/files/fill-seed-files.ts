import { namesOf, withFileItems } from '#contract/content/file-items.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import type { ContentSeed, SeedItem } from '#services/content/seed.ts';
import { captionsAttribute, filmAttributes, pictureAttributes } from '#services/content/store/media-files.ts';
import { fileAttributes, type KeptFile } from './kept-file.ts';

type KeepFile = (name: string) => Promise<KeptFile>;
type Attributes = Readonly<Record<string, unknown>>;
type Told = Readonly<Record<Locale, Attributes>>;

const mayHaveFile = ['files', 'mediaImages', 'mediaVideos'];

/** The seed with its files in the store: items that name one tell of it, pictures and films by an item of its own. */
export async function fillSeedFiles(seed: ContentSeed, keep: KeepFile): Promise<ContentSeed> {
  const wrong = seed.items.find(({ file, type }) => file !== undefined && !mayHaveFile.includes(type));
  if (wrong) throw new AppError('invalid', `${wrong.key}: ${wrong.type} has no file of its own`);
  const items = seed.items.flatMap(withFileItems);
  const kept = new Map<string, Told>();
  await Promise.all(
    items.map(async ({ key, file }) => {
      if (file !== undefined) kept.set(key, await keepEach(namesOf(file), keep));
    }),
  );
  return { ...seed, items: items.map((item) => tellOf(item, kept)) };
}

async function keepEach(names: Readonly<Record<Locale, string>>, keep: KeepFile): Promise<Told> {
  const [fr, en] = await Promise.all([keep(names.fr), keep(names.en)]);
  return { fr: fileAttributes(fr), en: fileAttributes(en) };
}

/** A file tells of itself; a picture and a film of the file they show. */
function tellOf({ file: _file, ...item }: SeedItem, kept: ReadonlyMap<string, Told>): SeedItem {
  const find = (field: string) => kept.get(item.references?.[field]?.[0] ?? '');
  const own = kept.get(item.key);
  const picture = item.type === 'mediaImages' ? find('image') : undefined;
  const film = item.type === 'mediaVideos' ? find('video') : undefined;
  const tracks = item.type === 'mediaVideos' ? find('tracks') : undefined;
  const describe = (locale: Locale): Attributes => ({
    ...own?.[locale],
    ...(picture && pictureAttributes(picture[locale])),
    ...(film && filmAttributes(film[locale])),
    ...(film && { captions: captionsAttribute(tracks ?? {}) }),
  });
  const texts = locales.flatMap((locale) => {
    const text = item[locale];
    return text ? [[locale, { ...text, attributes: { ...text.attributes, ...describe(locale) } }]] : [];
  });
  return { ...item, ...(Object.fromEntries(texts) as Pick<SeedItem, Locale>) };
}
