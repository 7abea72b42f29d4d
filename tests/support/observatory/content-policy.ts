import type { Judgement, Observed } from './observed.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
/** Pictures, films and sounds do nothing by themselves. */
const passive = ['img-src', 'media-src'];

/**
 * The directives of a policy by name; undefined when one is given twice or several policies are joined, which browsers
 * read otherwise than this does.
 */
function readPolicy(header: string): Policy | undefined {
  const parts = header.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  const named = parts.filter(([name]) => name !== '');
  const policy = new Map(named.map(([name = '', ...sources]) => [name, sources]));
  return policy.size === named.length && !header.includes(',') ? policy : undefined;
}

/** A directive that is not there is that of `default-src`, and without one anything goes. */
const sourcesOf = (policy: Policy, name: string): readonly string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

/** In the order in which they are looked for: the first that is true is what a policy is worth. */
const rules: readonly { readonly points: number; readonly what: string; isTrue(policy: Policy): boolean }[] =
  [
    {
      points: -20,
      what: 'scripts from anywhere, or in the page',
      isTrue: (policy) =>
        sourcesOf(policy, 'script-src').some((source) => [...broad, ...inline].includes(source)) ||
        sourcesOf(policy, 'object-src').some((source) => broad.includes(source)),
    },
    {
      points: -20,
      what: 'parts without TLS',
      isTrue: (policy) => [...policy].some(([name, sources]) => !passive.includes(name) && hasPlain(sources)),
    },
    {
      points: -10,
      what: 'texts run as scripts',
      isTrue: (policy) =>
        ['script-src', 'style-src'].some((name) => sourcesOf(policy, name).includes("'unsafe-eval'")),
    },
    {
      points: -10,
      what: 'pictures without TLS',
      isTrue: (policy) => passive.some((name) => hasPlain(sourcesOf(policy, name))),
    },
    {
      points: 0,
      what: 'styles from anywhere, or in the page',
      isTrue: (policy) =>
        sourcesOf(policy, 'style-src').some((source) => [...broad, ...inline].includes(source)),
    },
    {
      points: 10,
      what: 'nothing but what is named',
      isTrue: (policy) => policy.get('default-src')?.join(' ') === "'none'",
    },
    { points: 5, what: 'nothing unsafe', isTrue: () => true },
  ];

const hasPlain = (sources: readonly string[]): boolean =>
  sources.some((source) => /^(?:http|ftp):/.test(source));

export function judgePolicy({ headers }: Observed): Judgement {
  const header = headers.get('content-security-policy');
  if (header === null) return { points: -25, what: 'none' };
  const policy = readPolicy(header);
  const rule = policy && rules.find(({ isTrue }) => isTrue(policy));
  return rule ? { points: rule.points, what: rule.what } : { points: -25, what: 'unreadable' };
}

/** The policy says who may frame a page; whom it names is not looked at. Else the older header does. */
export function judgeFraming({ headers }: Observed): Judgement {
  const ancestors = readPolicy(headers.get('content-security-policy') ?? '')?.get('frame-ancestors');
  if (ancestors) return { points: 5, what: `frame-ancestors ${ancestors.join(' ')}` };
  const older = headers.get('x-frame-options')?.trim().toLowerCase() ?? 'none';
  return { points: /^(?:deny|sameorigin)$|^allow-from/.test(older) ? 0 : -20, what: older };
}
