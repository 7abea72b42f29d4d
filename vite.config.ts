import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
import { locales } from './src/domain/locale.ts';
import { layerOrder } from './src/site/server/http/operator-style.ts';

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

/**
 * React Router gives each component a name for its tools, and the bundler keeps whatever is written to: without this,
 * forms, hash routers and links of other kinds would come along unused.
 */
function forgetRouterNames(): Plugin {
  return {
    name: 'parcours:router-names',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/lib\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\$1\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}

/** Files that the program reads as it runs, where it finds them built or not: the migrations, a style. */
function bringFiles(): Plugin {
  return {
    name: 'parcours:files',
    generateBundle() {
      const bring = (fileName: string, from: string) =>
        this.emitFile({ type: 'asset', fileName, source: readFileSync(from) });
      for (const file of globSync(['services/*/migrations/*.sql', 'site/server/migrations/*.sql'], {
        cwd: 'src',
      }))
        bring(file, join('src', file));
      bring('api-page.css', 'src/platform/http/api-page/api-page.css');
      bring('outbox-page.css', 'src/platform/mail/outbox-page.css');
      // What makes pictures smaller.
      for (const codec of [
        'png/codec/pkg/squoosh_png_bg.wasm',
        'jpeg/codec/dec/mozjpeg_dec.wasm',
        'webp/codec/dec/webp_dec.wasm',
        'webp/codec/enc/webp_enc_simd.wasm',
        'avif/codec/dec/avif_dec.wasm',
        'avif/codec/enc/avif_enc.wasm',
        'resize/lib/resize/pkg/squoosh_resize_bg.wasm',
      ])
        bring(basename(codec), join('node_modules/@jsquash', codec));
      // What draws the cards of shared pages.
      bring('card.wasm', 'node_modules/@takumi-rs/wasm/pkg/takumi_wasm_bg.wasm');
      bring(
        'card.woff2',
        'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
      );
    },
  };
}

/** What the first script of every page needs. A piece that only some pages have does not belong here. */
const everyPage = new RegExp(
  [
    'node_modules/(react|react-router)/',
    'src/site/(i18n/(days-run|format|numbers)|routing/schedule-paths)\\.ts',
    'src/site/ui/(button|callout|chip|disclosure|drawing|empty-state|error-summary|field|icon|line-badge|link-row|live-region|loader|notice-card|notice-line|page-heading|place-name|severity-tag|share-button|stop-tag|text-field|text-link|time-text)/(?!examples|drawn-elsewhere|scenes|landscape)',
    'src/site/forms/(form|form-fields|post-form|refused-title|use-form)\\.tsx?',
    'src/site/ui/captcha/(late-check|use-captcha)\\.ts',
    'src/domain/(line|numbers|service-days|stop)\\.ts',
    'src/lib/(capitalize|decode-path|without-trailing|time/moment)\\.ts',
    'src/site/blocks/(page-around|rare-blocks)\\.ts',
    'src/site/layouts/(banner|phone|site-link)/(?!examples)',
    'src/site/live/live-switch\\.ts',
    'src/site/device/(kept-copy|my-stops)\\.ts',
  ].join('|'),
);

/**
 * What the screens with departures share. The first script must need none of it, or every page would load all of it. The
 * home page has it too: nothing in it brings the style sheet of the schedules.
 */
const everyBoard = new RegExp(
  [
    'src/site/live/(?!live-switch|use-line\\.)',
    'src/clients/schedule/reading/',
    'src/site/ui/(board-note|clock-text|departure-\\w+|hour-rows|line-ends|strip)/(?!examples)',
    'src/site/pages/schedules/(?!every-periods)[\\w-]+\\.tsx?',
    'src/site/pages/schedules/stop/(failed-board|outcome-note|stop-head|trust-strip)\\.tsx',
    'src/site/device/line-stops\\.ts',
    'src/site/own-stops/nearby-list\\.tsx',
  ].join('|'),
);

/** What the screens with the stops of a line share. */
const everySpine = new RegExp(
  [
    'src/site/ui/(line-banner|stop-spine)/(?!examples)',
    'src/site/pages/schedules/line/line-(outcome|stops|words)\\.tsx?',
    'src/site/live/use-line\\.ts',
    'src/domain/(line-now|part-of-day)\\.ts',
  ].join('|'),
);

/** What pages made of blocks share, without the blocks that few of them have. */
const everyContentPage = /src\/site\/blocks\/(?!form|list-news|photo-gallery|video-player|.*examples?[.-])/;

/** The files that every page has, as they are built. */
const ofEveryPage = /\/(?:client|entry|frame|main|rolldown-runtime|style)-[\w-]{8}\.(?:js|css)$/;

const browserBuild: BuildOptions = {
  outDir: 'dist/client',
  manifest: 'manifest.json',
  target: 'baseline-widely-available',
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // What every page has is not named again by each screen that it can go to.
    resolveDependencies: (_file, files) => files.filter((file) => !ofEveryPage.test(file)),
  },
  rolldownOptions: {
    input: { entry: 'src/site/browser/entry.ts' },
    output: {
      // Few style sheets, however many parts there are: every page asks for the first, schedules and maps for one more,
      // and so do the lists of the content and the pages of forms and fares.
      codeSplitting: {
        groups: [
          { name: 'display-style', test: /schedules\/stop\/display\.css$/ },
          {
            name: 'schedule-style',
            test: /src\/site\/(pages\/(schedules|print)|map)\/.*\.css$|maplibre-gl.*\.css$/,
          },
          {
            name: 'list-style',
            test: /src\/site\/pages\/(news|content\/(job-openings?|media-archive|opus-school|points-of-sale|search))\/.*\.css$/,
          },
          {
            name: 'form-style',
            test: /src\/site\/(pages\/(account|fares|staff)\/|forms\/form-frame|web-forms\/|address-completion\/|ui\/(fact-list|(counted|date-time|file|password)-field)\/).*\.css$/,
          },
          { name: 'planner-style', test: /src\/site\/planner\/.*\.css$/ },
          { name: 'journey-style', test: /src\/site\/pages\/planner\/.*\.css$/ },
          { name: 'style', test: /\.css$/ },
          // What loads the others goes with the first script, which would otherwise ask for all of the frame.
          { name: 'entry', test: /vite\/preload-helper|src\/site\/browser\/(entry|chunk-recovery)\.ts$/ },
          // What many pages have goes together: a phone works for every file it asks for, however small.
          { name: 'frame', test: everyPage },
          { name: 'board', test: everyBoard },
          { name: 'spine', test: everySpine },
          { name: 'blocks', test: everyContentPage },
          // What makes lists under fields, and what asks a device where it is.
          {
            name: 'list-parts',
            test: /src\/site\/(quick-search\/marked-text|address-completion\/list-step)\.tsx?$/,
          },
          { name: 'scenes', test: /src\/site\/ui\/drawing\/(scenes|landscape)\.tsx$/ },
          // The texts of every page, with the words that they and those of some screens are made of.
          ...locales.map((locale) => ({
            name: locale,
            test: new RegExp(`src/site/i18n/${locale}/(index|vehicle-words)\\.ts`),
          })),
          { name: 'near-me', test: /src\/site\/(own-stops\/near-me\.tsx|device\/position\.ts)$/ },
          { name: 'traces', test: /src\/site\/map\/(scene|traces-here|use-traces)\.ts$/ },
        ],
      },
    },
  },
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
      render: 'src/site/server/pages/render.tsx',
      'embedded-worker': 'src/platform/database/embedded-worker.ts',
      'import-child': 'src/app/import-child.ts',
      'make-cluster': 'src/app/make-cluster.ts',
      'draw-worker': 'src/site/server/pages/draw-worker.ts',
      'card-worker': 'src/site/server/cards/card-worker.ts',
      'picture-worker': 'src/services/content/files/picture-worker.ts',
      'password-worker': 'src/services/accounts/passwords/password-worker.ts',
      'smtp-worker': 'src/platform/mail/smtp-worker.ts',
    },
    // PGlite brings files of its own and finds them beside it; the other is a module nobody installs.
    external: [/^@electric-sql\/pglite/, 'pg-native'],
    // All in one folder: what a file finds beside itself in the sources it finds beside itself here.
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
};

/** The service worker: one file of a name that stays, beside the files that it keeps. */
const workerBuild: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  target: 'baseline-widely-available',
  rolldownOptions: {
    input: { sw: 'src/site/offline/worker.ts' },
    output: { format: 'iife', entryFileNames: '[name].js' },
  },
};

/**
 * Three builds of one tree: `vite build` for the browser, `vite build --mode worker` for its service worker,
 * `vite build --ssr` for the programs that Node runs.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), openStyles(), forgetRouterNames(), ...(isSsrBuild ? [bringFiles()] : [])],
  publicDir: false,
  worker: { format: 'es' },
  build: isSsrBuild ? serverBuild : mode === 'worker' ? workerBuild : browserBuild,
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
