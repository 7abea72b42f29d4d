import { and, eq } from 'drizzle-orm';
import { locales, type Locale } from '#domain/locale.ts';
import type { Transaction } from './counters.ts';
import { translations } from './tables.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** What is written of an item, as far as files are concerned. */
interface MediaWrite {
  readonly type: { readonly type: string };
  readonly texts: Readonly<Partial<Record<Locale, { readonly attributes: Attributes }>>>;
  readonly references: Readonly<Record<string, readonly string[]>>;
}

interface Variant {
  readonly url: string;
  readonly type: string;
  readonly size: string;
}

/** What a picture tells of its file; the one format that every browser reads stands in `uri`. */
export function pictureAttributes(file: Attributes): Record<string, unknown> {
  const original = urlOf(file);
  const variants = (file['variants'] ?? []) as readonly Variant[];
  const find = (size: string) => variants.find((one) => one.size === size && one.type === 'image/webp')?.url;
  const large = find('large') ?? original;
  return {
    uri: { original, large, medium: find('medium') ?? large },
    width: file['width'] ?? null,
    height: file['height'] ?? null,
    variants,
  };
}

/** What a film tells of its file and of the words that go with it. */
export function filmAttributes(film: Attributes): Record<string, unknown> {
  return { media_type: 'video', uri: urlOf(film) };
}

export function captionsAttribute(tracks: Readonly<Partial<Record<Locale, Attributes>>>): readonly object[] {
  return locales.flatMap((langcode) => {
    const track = tracks[langcode];
    return track ? [{ uri: urlOf(track), langcode }] : [];
  });
}

function urlOf(file: Attributes): string | null {
  return (file['uri'] as { readonly url?: string } | null | undefined)?.url ?? null;
}

/** A picture or a film that is given a file tells of it from then on, in each language of the file or of the item. */
export async function withFiles<Write extends MediaWrite>(tx: Transaction, write: Write): Promise<Write> {
  const { type, references } = write;
  const tracks = type.type === 'mediaVideos' ? references['tracks'] : undefined;
  const told = tracks ? { captions: await readCaptions(tx, tracks) } : {};
  const image = type.type === 'mediaImages' ? references['image']?.[0] : undefined;
  const film = type.type === 'mediaVideos' ? references['video']?.[0] : undefined;
  const id = image ?? film;
  if (id === undefined && !tracks) return write;
  const files = id === undefined ? new Map<Locale, Attributes>() : await readFiles(tx, id);
  const describe = image === undefined ? filmAttributes : pictureAttributes;
  const texts: Partial<Record<Locale, { readonly attributes: Attributes }>> = {};
  for (const langcode of locales) {
    const text = write.texts[langcode];
    const file = files.get(langcode) ?? [...files.values()][0];
    const attributes = { ...text?.attributes, ...(file && describe(file)), ...told };
    if (text) texts[langcode] = { ...text, attributes };
  }
  return { ...write, texts: { ...write.texts, ...texts } };
}

/** The words of a film: a file of words may have one text for each language. */
async function readCaptions(tx: Transaction, ids: readonly string[]): Promise<readonly object[]> {
  const files = await Promise.all(ids.map((id) => readFiles(tx, id)));
  return files.flatMap((each) => captionsAttribute(Object.fromEntries(each)));
}

async function readFiles(tx: Transaction, id: string): Promise<ReadonlyMap<Locale, Attributes>> {
  const rows = await tx
    .select({ langcode: translations.langcode, attributes: translations.attributes })
    .from(translations)
    .where(and(eq(translations.itemId, id), eq(translations.version, 'default')));
  return new Map(rows.map(({ langcode, attributes }) => [langcode, attributes]));
}
