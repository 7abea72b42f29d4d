import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
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
  /** Files the script needs at once, to be fetched beside it. */
  readonly preloads: readonly string[];
  /** The file of a screen, or of a language's texts, by source path. */
  chunkOf(source: string): readonly string[];
}

/** Reads what the build wrote. */
export async function readAssets(folder: string): Promise<Assets> {
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
  const entryKey = Object.keys(manifest).find((key) => manifest[key] === entry) ?? '';
  return {
    script: urlOf(entry.file),
    styles: [...new Set(files.filter((file) => file.endsWith('.css')))].map(urlOf),
    fonts: [...new Set(files.filter((file) => file.endsWith('.woff2')))].map(urlOf),
    preloads: withImports(entryKey).slice(1),
    chunkOf: (source) => withImports(source),
  };
}
