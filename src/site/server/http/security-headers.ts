import type { ThirdParties } from '#config.ts';
import type { Log } from '#platform/log/log.ts';
import { serviceWorkerPolicy } from '#site/offline/addresses.ts';
import type { PolicyNeeds } from '#site/pages/policy-needs.ts';
import { agreedThirdParties, originsOf } from './third-parties.ts';

type Headers = Readonly<Record<string, string>>;

interface SecurityOptions {
  /** The site is reached over TLS. */
  readonly https: boolean;
  readonly thirdParties: ThirdParties;
  /** Other origins whose images the content may show. */
  readonly imageOrigins: readonly string[];
  /** Other origins that forms of any page may lead to. */
  readonly formOrigins: readonly string[];
  readonly log: Pick<Log, 'error'>;
}

/** The headers of every answer. Third parties appear in the policy only for a visitor who agreed to them. */
export interface SecurityHeaders {
  readonly strict: Headers;
  /** Those that differ from the strict ones for a page with needs of its own, or for a visitor who agreed. */
  forPage(needs: PolicyNeeds | undefined, hasAgreed: boolean): Headers;
}

export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  // Over TLS a browser would not use others, and the policy would tell everybody the address of a machine inside.
  const isUsable = (origin: string) => !options.https || origin.startsWith('https:');
  const origins = {
    imageOrigins: options.imageOrigins.filter(isUsable),
    formOrigins: options.formOrigins.filter(isUsable),
  };
  const agreedOrigins = originsOf(agreedThirdParties(options.thirdParties));
  const { mapStyleUrl } = options.thirdParties;
  const mapOrigins = mapStyleUrl === undefined ? [] : [new URL(mapStyleUrl).origin];
  const strict = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    ...(options.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    'content-security-policy': formatPolicy({ needs: {}, ...origins, agreed: undefined }),
  };
  const known = new Map<string, Headers>();
  return {
    strict,
    forPage: (needs = {}, hasAgreed) => {
      const key = `${hasAgreed} ${policyName(needs) ?? ''}`;
      const present = known.get(key);
      if (present) return present;
      const mayLoad = hasAgreed && !needs.secretAddress;
      const agreed = mayLoad ? agreedOrigins : undefined;
      const sound = withOrigins(mayLoad ? withMap(needs, mapOrigins) : needs, options);
      const headers = headersOf(sound, formatPolicy({ needs: sound, ...origins, agreed }));
      known.set(key, headers);
      return headers;
    },
  };
}

/** The map of the operator's setting is asked for its style, its tiles and its pictures. */
function withMap(needs: PolicyNeeds, mapOrigins: readonly string[]): PolicyNeeds {
  if (!needs.mapStyle || mapOrigins.length === 0) return needs;
  const { images = [], connections = [] } = needs;
  return { ...needs, images: [...images, ...mapOrigins], connections: [...connections, ...mapOrigins] };
}

/** A `;`, which a host may hold by the rules of addresses, would begin another directive: only plain hosts are taken. */
const plainOrigin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

/** The needs with their origins alone: some come from the content. A site without TLS, as in development, may name others. */
function withOrigins(needs: PolicyNeeds, { https, log }: SecurityOptions): PolicyNeeds {
  const isOrigin = (origin: string) => {
    const isTaken = plainOrigin.test(origin) && (origin.startsWith('https:') || !https);
    if (!isTaken) log.error({ origin }, 'a page asks for an origin that no policy can name; it is left out');
    return isTaken;
  };
  const entries = Object.entries(needs).map(([need, value]) => [
    need,
    Array.isArray(value) ? value.filter(isOrigin) : value,
  ]);
  return Object.fromEntries(entries) as PolicyNeeds;
}

/** The same needs have the same name; none at all have none. */
export function policyName(needs: PolicyNeeds | undefined): string | undefined {
  const words = Object.entries(needs ?? {}).map(([need, value]) => `${need}=${String(value)}`);
  return words.length === 0 ? undefined : words.toSorted((one, two) => one.localeCompare(two)).join(' ');
}

function headersOf({ framedBy, secretAddress }: PolicyNeeds, policy: string): Headers {
  // `x-frame-options` stays: browsers ignore it where the policy has `frame-ancestors`.
  return {
    'content-security-policy': policy,
    ...(secretAddress ? { 'referrer-policy': 'strict-origin' } : {}),
    ...(framedBy ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  };
}

interface PolicyParts {
  readonly needs: PolicyNeeds;
  readonly imageOrigins: readonly string[];
  readonly formOrigins: readonly string[];
  /** Third parties the visitor agreed to. */
  readonly agreed: readonly string[] | undefined;
}

function formatPolicy({ needs, imageOrigins, formOrigins, agreed }: PolicyParts): string {
  const { images = [], connections = [], media, workers, framedBy } = needs;
  const thirdParties = agreed ?? [];
  const { frames = [], framesOnRequest = [] } = needs;
  const frameOrigins = [...(agreed ? [...thirdParties, ...frames] : []), ...framesOnRequest];
  const self = "'self'";
  const ancestors = framedBy === 'anyone' ? ['*'] : (framedBy ?? []);
  return [
    "default-src 'none'",
    list('script-src', [self, ...thirdParties]),
    "style-src 'self'",
    list('img-src', [
      self,
      ...(needs.blobImages ? ['blob:', 'data:'] : []),
      ...imageOrigins,
      ...images,
      ...thirdParties,
    ]),
    "font-src 'self'",
    list('connect-src', [self, ...connections, ...thirdParties]),
    list('frame-src', frameOrigins),
    ...(media ? [list('media-src', [self, ...media])] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    list('form-action', [self, ...formOrigins]),
    list('frame-ancestors', ancestors),
    ...trustedTypes(thirdParties.length > 0, workers === true),
  ].join('; ');
}

/**
 * Code of others does not know Trusted Types. Every page may make the policy that gives out the address of the service
 * worker and takes none. Where libraries start workers there is one more, the default one, which lets through the
 * addresses of our workers and nothing else.
 */
function trustedTypes(hasThirdParties: boolean, hasWorkers: boolean): string[] {
  if (hasThirdParties) return [];
  return [
    "require-trusted-types-for 'script'",
    `trusted-types ${serviceWorkerPolicy}${hasWorkers ? ' default' : ''}`,
  ];
}

const list = (directive: string, sources: readonly string[]): string =>
  [directive, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(' ');
