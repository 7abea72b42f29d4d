import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';

/** Files are joined in the order of the chunks that need them; only a first line fixes which layer wins. */
const layerOrder = '@layer tokens,base,layout,components,pages;';

function fixLayerOrder(): Plugin {
  return {
    name: 'parcours:layer-order',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layerOrder + String(file.source);
        }
      },
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

const serverBuild: BuildOptions = {
  outDir: 'dist/server',
  ssr: true,
  target: 'node24',
  minify: false,
  rolldownOptions: { input: { render: 'src/site/server/render.tsx' } },
};

/** Two builds of one tree: `vite build` for the browser, `vite build --ssr` for the renderer that the server loads. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), fixLayerOrder()],
  publicDir: false,
  build: isSsrBuild ? serverBuild : browserBuild,
}));
