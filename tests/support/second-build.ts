import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * The tree built again as the next version would be: what draws pages is the same, every file of the browser has
 * another name, and the service worker another content. Gives its folder.
 */
export async function buildNextVersion(mark: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parcours-build-'));
  cpSync('dist/server', path.join(folder, 'server'), { recursive: true });
  const marked: Plugin = {
    name: 'parcours:next-version',
    transform: {
      filter: { id: /src\/site\/(?:browser\/(?:main|entry)|offline\/worker|pages\/.*\/page)\.tsx?$/ },
      handler: (code) => `${code}\nglobalThis.builtAs = ${JSON.stringify(mark)};\n`,
    },
  };
  for (const mode of ['production', 'worker'])
    await build({
      mode,
      logLevel: 'error',
      plugins: [marked],
      build: { outDir: path.join(folder, 'client'), emptyOutDir: false },
    });
  return folder;
}
