import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { textGroupsOf } from '#site/i18n/text-groups.ts';
import { partsOf, type PartName } from '#site/view-parts.ts';
import type { PageView } from '#site/view.ts';
import { partSources } from './part-sources.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

/** The built files that a document names. */
export interface Assets {
  readonly script: string;
  readonly fonts: readonly string[];
  /** The style sheets of a page, in the order in which they apply. */
  stylesOf(screen: string, parts?: readonly PartName[]): readonly string[];
  /** The code and the texts of a page, which the script fetches when the page has been shown. */
  codeOf(view: Pick<PageView, 'route' | 'info' | 'shell' | 'preview' | 'data' | 'status'>): readonly string[];
}

/** Reads what the build wrote; the operator's own style sheet goes before the built ones. */
export async function readAssets(folder: string, operatorStyle: string): Promise<Assets> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new AppError('folder-unusable', 'the site is not built: run `npm run build`', { cause });
  });
  const manifest = manifestSchema.parse(JSON.parse(text));
  const entries = Object.values(manifest);
  const entry = entries.find((file) => file.isEntry);
  if (!entry) throw new AppError('folder-unusable', 'the build has no entry: run `npm run build`');
  const urlOf = (file: string) => `/${file}`;
  const chunksOf = (key: string, seen = new Set<string>()): (typeof entries)[number][] => {
    const chunk = manifest[key];
    // The first script is there before it asks for any of these.
    if (!chunk || chunk === entry || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...(chunk.imports ?? []).flatMap((name) => chunksOf(name, seen))];
  };
  const known = new Map<string, readonly string[]>();
  /** The files of one kind that some sources were built into, with those of what they import. */
  const filesOf = (kind: 'file' | 'css', ...sources: string[]): readonly string[] => {
    const key = `${kind} ${sources.join(' ')}`;
    const files = known.get(key) ?? [
      ...new Set(
        sources.flatMap((source) => chunksOf(source).flatMap((chunk) => chunk[kind] ?? [])).map(urlOf),
      ),
    ];
    known.set(key, files);
    return files;
  };
  // What other files use too is built into one that has a name, and no longer the path of its source.
  const builtFrom = (source: string, name: string): string => {
    const key = manifest[source]
      ? source
      : Object.keys(manifest).find((each) => manifest[each]?.name === name);
    if (key === undefined) throw new AppError('folder-unusable', `the build has no ${source}`);
    return key;
  };
  const builtParts = Object.fromEntries(
    Object.entries(partSources).map(([part, source]) => [part, builtFrom(source, basename(source, '.tsx'))]),
  ) as Readonly<Record<PartName, string>>;
  const builtTexts = Object.fromEntries(
    locales.map((locale) => [locale, builtFrom(`src/site/i18n/${locale}/index.ts`, locale)]),
  ) as Readonly<Record<Locale, string>>;
  const main = 'src/site/browser/main.tsx';
  const pageOf = (screen: string) => `src/site/pages/${screen}/page.tsx`;
  return {
    script: urlOf(entry.file),
    fonts: [...new Set(entries.flatMap(({ assets = [] }) => assets))]
      .filter((file) => file.endsWith('.woff2'))
      .map(urlOf),
    stylesOf: (screen, parts = []) => [
      operatorStyle,
      ...filesOf('css', main, pageOf(screen), ...parts.map((name) => builtParts[name])),
    ],
    codeOf: (view) => {
      const { screen, locale } = view.route;
      const parts = partsOf(view);
      const groups = textGroupsOf(screen, parts).map((name) => `src/site/i18n/${locale}/${name}.ts`);
      const sources = [builtTexts[locale], ...groups, ...parts.map((name) => builtParts[name])];
      return filesOf('file', main, 'node_modules/react-dom/client.js', pageOf(screen), ...sources);
    },
  };
}
