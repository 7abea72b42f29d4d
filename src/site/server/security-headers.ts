import type { ThirdParties } from '#config.ts';
import { agreedThirdParties, originsOf } from './third-parties.ts';

export interface SecurityOptions {
  /** The site is reached over TLS. */
  readonly https: boolean;
  readonly thirdParties: ThirdParties;
  /** Other origins whose images the content may show. */
  readonly imageOrigins: readonly string[];
}

/** The headers of every answer. Third parties appear in the policy only for a visitor who agreed to them. */
export interface SecurityHeaders {
  readonly strict: Readonly<Record<string, string>>;
  readonly consented: Readonly<Record<string, string>>;
}

export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const fixed = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    ...(options.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
  const scripts = originsOf(agreedThirdParties(options.thirdParties));
  return {
    strict: { ...fixed, 'content-security-policy': policy(options.imageOrigins, []) },
    consented: { ...fixed, 'content-security-policy': policy(options.imageOrigins, scripts) },
  };
}

function policy(imageOrigins: readonly string[], scriptOrigins: readonly string[]): string {
  const trusted =
    scriptOrigins.length === 0 ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : [];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptOrigins].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", ...imageOrigins, ...scriptOrigins].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...scriptOrigins].join(' ')}`,
    `frame-src ${scriptOrigins.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trusted,
  ].join('; ');
}
