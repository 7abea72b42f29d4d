import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import type { ContentSeed, SeedItem } from '#services/content/seed.ts';
import { captionsAttribute, filmAttributes, pictureAttributes } from '#services/content/store/media-files.ts';
import { fileAttributes, type KeptFile } from './kept-file.ts';

type KeepFile = (name: string) => Promise<KeptFile>;
type Attributes = Readonly<Record<string, unknown>>;

/** The seed with its files in the store: items that name one tell of it, pictures and films by an item of its own. */
export async function fillSeedFiles(seed: ContentSeed, keep: KeepFile): Promise<ContentSeed> {
  const filled = await Promise.all(seed.items.map((item) => fillItem(item, keep)));
  return { ...seed, items: filled.flat() };
}

async function fillItem({ file, captions, ...item }: SeedItem, keep: KeepFile): Promise<SeedItem[]> {
  if (file === undefined) return [item];
  const names = typeof file === 'string' ? { fr: file, en: file } : file;
  const files = await keepEach(names, keep);
  if (item.type === 'files') return [tell(item, files)];
  const own = fileItem(`${item.key}-file`, names, files);
  if (item.type === 'mediaImages') {
    const picture = { ...item, references: { ...item.references, image: [own.key] } };
    return [own, tell(picture, { fr: pictureAttributes(files.fr), en: pictureAttributes(files.en) })];
  }
  if (item.type !== 'mediaVideos')
    throw new AppError('invalid', `${item.key}: ${item.type} has no file of its own`);
  const tracks = captions && (await keepEach(captions, keep));
  const words = tracks && fileItem(`${item.key}-captions`, captions, tracks);
  const film = {
    ...item,
    references: { ...item.references, video: [own.key], ...(words && { tracks: [words.key] }) },
  };
  const shared = { captions: captionsAttribute(tracks ?? {}) };
  const told = tell(film, {
    fr: { ...filmAttributes(files.fr), ...shared },
    en: { ...filmAttributes(files.en), ...shared },
  });
  return [own, ...(words ? [words] : []), told];
}

async function keepEach(
  names: Readonly<Record<Locale, string>>,
  keep: KeepFile,
): Promise<Readonly<Record<Locale, Attributes>>> {
  const [fr, en] = await Promise.all([keep(names.fr), keep(names.en)]);
  return { fr: fileAttributes(fr), en: fileAttributes(en) };
}

function fileItem(
  key: string,
  names: Readonly<Record<Locale, string>>,
  files: Readonly<Record<Locale, Attributes>>,
): SeedItem {
  return tell({ key, type: 'files', fr: { title: names.fr }, en: { title: names.en } }, files);
}

/** The item with these attributes beside its own, in the languages it has. */
function tell(item: SeedItem, told: Readonly<Record<Locale, Attributes>>): SeedItem {
  const texts = locales.flatMap((langcode) => {
    const text = item[langcode];
    return text ? [[langcode, { ...text, attributes: { ...text.attributes, ...told[langcode] } }]] : [];
  });
  return { ...item, ...(Object.fromEntries(texts) as Pick<SeedItem, Locale>) };
}
