import type { ComputedExpression, FoundExpression } from './find-expressions.ts';

interface BoundedExpression extends Omit<FoundExpression, 'flags'> {
  /** No text that is held against it is longer. */
  readonly longest: number;
  readonly why: string;
}

/** Expressions that take long with a long text, and never meet one. */
export const boundedExpressions: readonly BoundedExpression[] = [
  {
    file: 'src/site/i18n/format-number.ts',
    source: String.raw`\B(?=(?:\d{3})+$)`,
    longest: 22,
    why: 'A number is written with 21 digits at most, and with an exponent beyond that.',
  },
  {
    file: 'src/site/planner/form-data.server.ts',
    source: String.raw`(^|\.)google\.[a-z.]+$`,
    longest: 1024,
    why: 'It is held against the host of a setting.',
  },
  {
    file: 'src/site/server/http/one-click.ts',
    source: String.raw`name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n`,
    longest: 4096,
    why: 'A body of more bytes is refused before it is read.',
  },
];

interface KnownComputed extends ComputedExpression {
  /** What it is put together to. */
  readonly examples: readonly RegExp[];
}

/** Expressions whose source cannot be read in their file alone. */
export const computedExpressions: readonly KnownComputed[] = [
  {
    file: 'src/contract/schedule/argument-rules.ts',
    text: "new RegExp(`^\\\\P{C}{1,${longest}}$`, 'u')",
    examples: [/^\P{C}{1,80}$/u, /^\P{C}{1,200}$/u],
  },
  {
    // What somebody else wrote: `isSafePattern` decides on it, and its test pumps what it lets through.
    file: 'src/lib/safe-pattern.ts',
    text: "new RegExp(pattern, 'u')",
    examples: [],
  },
  {
    file: 'src/operators/kit/typography.ts',
    text: "new RegExp(`(\\\\d) (?=(?:${units})(?![\\\\p{L}\\\\p{N}]))`, 'gu')",
    examples: [/(\d) (?=(?:\$|%|h|min|km|millions?)(?![\p{L}\p{N}]))/gu],
  },
  {
    file: 'src/platform/cache-store/redis-store.ts',
    text: "new RegExp(`^${name}:(.*?)\\\\r?$`, 'm')",
    examples: [/^maxmemory_policy:(.*?)\r?$/m],
  },
  {
    file: 'src/platform/captcha/captcha.ts',
    text:
      'new RegExp( `^(work\\\\.(${aPurpose})\\\\.(\\\\d{1,2})\\\\.(\\\\d{1,16})\\\\.([\\\\w-]{22}))' +
      '\\\\.([\\\\w-]{43})\\\\.\\\\d{${nonceDigits}}$`, )',
    examples: [/^(work\.([a-z][a-z0-9_-]{0,79})\.(\d{1,2})\.(\d{1,16})\.([\w-]{22}))\.([\w-]{43})\.\d{10}$/],
  },
  {
    file: 'src/platform/http/allowed-methods.ts',
    text: "new RegExp(`^${source}${source.endsWith('*') ? '' : '/*'}$`)",
    examples: [/^\/api\/[^/]+\/[^/]+\/*$/, /^\/.*$/, /^\/api\/.*$/],
  },
  {
    file: 'src/platform/mail/smtp-outcome.ts',
    text: "new RegExp(`(?<![\\\\p{L}\\\\p{N}])${escaped}(?![\\\\p{L}\\\\p{N}])`, 'giu')",
    examples: [/(?<![\p{L}\p{N}])anne\u{2e}roy(?![\p{L}\p{N}])/giu],
  },
  {
    file: 'src/services/content/search/external-search.ts',
    text: "new RegExp(`${mark.start}([^${mark.start}${mark.end}]*)${mark.end}`, 'g')",
    examples: [/\uE000([^\uE000\uE001]*)\uE001/g],
  },
  {
    file: 'src/services/content/search/external-search.ts',
    text: "new RegExp(`[${mark.start}${mark.end}]`, 'g')",
    examples: [/[\uE000\uE001]/g],
  },
  {
    // Paths of ours and of editors, whose rules `faultOfPath` decides on.
    file: 'src/site/routing/pattern.ts',
    text: "new RegExp(`^${source}/?$`, 'u')",
    examples: [
      /^\/horaires(?:\/(?<parcours>\d{1,3}[A-Z]?)|\/route\/(?<parcours__name>[^/]+))(?:\/(?<d>[^/]+))?\/?$/u,
    ],
  },
  {
    file: 'src/site/routing/pattern.ts',
    text: "new RegExp(`^(?:${rule})$`, 'u')",
    examples: [/^(?:[^/]+)$/u, /^(?:\d{1,3}[A-Z]?)$/u],
  },
  {
    file: 'src/site/routing/schedule-paths.ts',
    text: 'new RegExp(`^${plainLine}$`)',
    examples: [/^\d{1,3}[A-Z]?$/],
  },
  {
    file: 'src/site/routing/schedule-paths.ts',
    text: 'new RegExp(`^${plainStop}$`)',
    examples: [/^\d{4,}$/],
  },
  {
    file: 'src/site/routing/schedule-paths.ts',
    text: "new RegExp(`/(?:${Object.values(nameWords.stop).join('|')})/([^/]+)$`)",
    examples: [/\/(?:arret|stop)\/([^/]+)$/],
  },
  {
    file: 'src/site/server/pages/line-marks.ts',
    text: "new RegExp(`/(?:${Object.values(nameWords.line).join('|')})/[^/]+$`)",
    examples: [/\/(?:parcours|route)\/[^/]+$/],
  },
  {
    file: 'src/transit/gtfs/shown-text.ts',
    text: "new RegExp(hidden, 'gu')",
    examples: [],
  },
];
