import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
import { layerOrder } from './src/site/server/operator-style.ts';

/** Files are joined in the order of the chunks that need them; only a first line fixes which layer wins. */
function openStyles(): Plugin {
  return {
    name: 'parcours:style-opening',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = layerOrder + String(file.source);
          }
        }
      },
    },
  };
}

/** The program runs its migrations from a folder beside it, built or not. */
function bringMigrations(): Plugin {
  const folder = 'src/platform/database/migrations';
  return {
    name: 'parcours:migrations',
    generateBundle() {
      for (const name of readdirSync(folder)) {
        this.emitFile({
          type: 'asset',
          fileName: `migrations/${name}`,
          source: readFileSync(join(folder, name)),
        });
      }
    },
  };
}

const browserBuild: BuildOptions = {
  outDir: 'dist/client',
  manifest: 'manifest.json',
  target: 'baseline-widely-available',
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: { input: { main: 'src/site/browser/main.tsx' } },
};

/** The program and its libraries in a few files: it starts in a fifth of the time its hundreds of sources take. */
const serverBuild: BuildOptions = {
  outDir: 'dist/server',
  ssr: true,
  target: 'node24',
  minify: false,
  rolldownOptions: {
    input: {
      main: 'src/main.ts',
      render: 'src/site/server/render.tsx',
      'embedded-worker': 'src/platform/database/embedded-worker.ts',
      'import-child': 'src/app/import-child.ts',
    },
    // The engine brings files of its own and finds them beside it; the other is a module nobody installs.
    external: [/^@electric-sql\/pglite/, 'pg-native'],
    // All in one folder: what a file finds beside itself in the sources it finds beside itself here.
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
};

/** Two builds of one tree: `vite build` for the browser, `vite build --ssr` for the renderer that the server loads. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), openStyles(), ...(isSsrBuild ? [bringMigrations()] : [])],
  publicDir: false,
  build: isSsrBuild ? serverBuild : browserBuild,
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
