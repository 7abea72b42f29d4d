import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one tree: `vite build` for the browser, `vite build --ssr` for the renderer that the server loads. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: { render: 'src/site/server/render.tsx' } },
        target: 'node24',
        minify: false,
        emptyOutDir: true,
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'baseline-widely-available',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        emptyOutDir: true,
        rolldownOptions: { input: { main: 'src/site/browser/main.tsx' } },
      },
}));
