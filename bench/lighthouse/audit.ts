import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Apache-2.0, with a hundred packages behind it: no part of the project, fetched for this measurement alone. */
const lighthousePackage = 'lighthouse@13.5.0';
const home = resolve('node_modules/.cache/bench-lighthouse');

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one audit of one page found. */
export interface Figures {
  readonly scores: readonly number[];
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly kilobytes: number;
  /** Audits of the other categories that are not passed. */
  readonly failed: readonly string[];
}

interface LighthouseResult {
  readonly categories: Record<
    string,
    {
      readonly score: number | null;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    }
  >;
  readonly audits: Record<string, { readonly score: number | null; readonly numericValue?: number }>;
  readonly runtimeError?: { readonly message: string };
}

interface Lighthouse {
  default(
    url: string,
    flags: Record<string, unknown>,
    config: Record<string, unknown>,
  ): Promise<{ readonly lhr: LighthouseResult } | undefined>;
}

interface Launcher {
  launch(options: {
    chromePath: string;
    chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; kill(): void }>;
}

export type Audit = (url: string) => Promise<Figures>;

/** Lighthouse as it looks at phones: a slow phone on a slow 4G, simulated from what a quick load did. */
export async function openLighthouse(chromePath: string): Promise<Audit> {
  if (!existsSync(join(home, 'node_modules/lighthouse'))) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{"private":true}');
    await run('npm', ['install', '--no-audit', '--no-fund', lighthousePackage], { cwd: home });
  }
  const load = (file: string) => import(pathToFileURL(join(home, 'node_modules', file)).href);
  const lighthouse = (await load('lighthouse/core/index.js')) as Lighthouse;
  const launcher = (await load('chrome-launcher/dist/index.js')) as Launcher;
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-background-networking'];
  const auditOnce: Audit = async (url) => {
    // A browser of its own for every audit: nothing is kept from the one before.
    const browser = await launcher.launch({ chromePath, chromeFlags });
    try {
      const flags = {
        port: browser.port,
        logLevel: 'error',
        onlyCategories: categories,
        extraHeaders: { 'accept-language': 'fr-CA' },
      };
      const result = await lighthouse.default(url, flags, { extends: 'lighthouse:default' });
      if (!result) throw new Error(`${url} was not audited`);
      return figuresOf(url, result.lhr);
    } finally {
      browser.kill();
    }
  };
  // Now and then a browser loses the record of a load; a second time in a row is no accident.
  return (url) => auditOnce(url).catch(() => auditOnce(url));
}

function figuresOf(url: string, { runtimeError, ...found }: LighthouseResult): Figures {
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id: string) => found.audits[id]?.numericValue ?? Number.NaN;
  const failed = categories
    .slice(1)
    .flatMap((name) => found.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (found.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: categories.map((name) => Math.round((found.categories[name]?.score ?? 0) * 100)),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1024,
    failed,
  };
}
