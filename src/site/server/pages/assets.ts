import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

/** The built files that a document names. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The code of a page in a language, which the script fetches when the page has been shown. */
  codeOf(screen: string, locale: Locale): readonly string[];
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
  const files = entries.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const withImports = (key: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [urlOf(chunk.file), ...(chunk.imports ?? []).flatMap((name) => withImports(name, seen))];
  };
  const codes = new Map<string, readonly string[]>();
  const sourcesOf = (screen: string, locale: Locale) => [
    'src/site/browser/main.tsx',
    'node_modules/react-dom/client.js',
    `src/site/pages/${screen}/page.tsx`,
    `src/site/i18n/${locale}/index.ts`,
  ];
  return {
    script: urlOf(entry.file),
    styles: [operatorStyle, ...new Set(files.filter((file) => file.endsWith('.css')).map(urlOf))],
    fonts: [...new Set(files.filter((file) => file.endsWith('.woff2')))].map(urlOf),
    codeOf: (screen, locale) => {
      const key = `${screen} ${locale}`;
      const known = codes.get(key) ?? [
        ...new Set(sourcesOf(screen, locale).flatMap((source) => withImports(source))),
      ];
      codes.set(key, known);
      return known;
    },
  };
}
