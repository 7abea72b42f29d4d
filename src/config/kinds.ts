import { z } from 'zod';
import { readMoment } from '#lib/time/read-moment.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import type { S3Place } from '#platform/file-store/s3-store.ts';
import { isNetwork, type TrustedProxies } from '#platform/http/trusted-proxies.ts';
import { readMailSide } from '#platform/mail/mail-address.ts';

/** Kinds of settings, each with the words that say what it wants. */

export const text = z.string();

export const passphrase = z.string().min(12, 'must have at least 12 characters');

/** A key that goes in a header. */
export const bearerKey = z
  .string()
  .regex(/^[!-~]{16,200}$/, 'must have 16 to 200 letters, digits and signs, and no space');

export const flag = z.stringbool({
  truthy: ['1', 'true', 'on', 'yes'],
  falsy: ['0', 'false', 'off', 'no'],
  error: 'must be on or off',
});

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Lower case, as Node gives the names of headers. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header')
  .transform((name) => name.toLowerCase());

/** `id`, or `id:secret`; neither holds a comma. */
export const oauthClient = z
  .string()
  .regex(
    /^[\w.-]{1,64}(:[^\s:]{16,200})?$/,
    'must be a name, or a name and a secret of at least 16 characters',
  )
  .transform((client) => {
    const [id = '', secret] = client.split(':', 2);
    return { id, secret };
  });

export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

export const redisUrl = z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' });

/** Where mail is handed over, with the account in it. It has no query: how it is spoken to is not a setting. */
export const smtpUrl = z
  .string()
  .regex(
    /^smtps?:\/\/(?:[^\s/?#@]+@)?(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/i,
    'must be an address such as smtp://user:password@host:587, or smtps://',
  )
  .refine((typed) => URL.canParse(typed) && isEscaped(new URL(typed)), {
    error: 'must have its name and password escaped, such as %40 for @',
  });

/** A lone % is no sign of anything. */
function isEscaped({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

export const mailSide = z.string().refine((typed) => readMailSide(typed) !== undefined, {
  error: 'must be an address, or a name and an address: Name <mail@example.org>',
});

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** `s3://bucket/folder?endpoint=…&region=…`; without an endpoint it is a bucket of Amazon's. */
export const bucketUrl = z
  .url({ protocol: /^s3$/, error: 'must be an s3://bucket/folder address' })
  .transform((typed, context): S3Place => {
    const { hostname: bucket, pathname, searchParams } = new URL(typed);
    const region = searchParams.get('region') ?? 'us-east-1';
    const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
    const folder = withoutTrailing(pathname, '/');
    const isWhole = httpUrl.safeParse(endpoint).success && /^[a-z0-9-]{1,32}$/.test(region);
    if (isWhole && bucketName.test(bucket))
      return { address: `${withoutTrailing(endpoint, '/')}/${bucket}${folder}`, region };
    context.addIssue('must name a bucket, and an http or https endpoint and a region where they are given');
    return z.NEVER;
  });

export function number(least: number, most = Number.MAX_SAFE_INTEGER) {
  return z.coerce
    .number({ error: 'must be a number' })
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`);
}

export function wholeNumber(least: number, most?: number) {
  return number(least, most).int('must be a whole number');
}

/** Written in seconds, read in milliseconds. */
export function seconds(least: number, most: number, usual: number) {
  return wholeNumber(least, most)
    .default(usual)
    .transform((count) => count * 1000);
}

/** Written in megabytes, read in bytes. */
export function megabytes(least: number, most: number, usual: number) {
  return wholeNumber(least, most)
    .default(usual)
    .transform((count) => count * 1024 * 1024);
}

export function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, { error: `must be one of ${choices.join(', ')}` });
}

/** Some of these, separated by commas, or `none`; undefined unless given. */
export function someOf<const Choices extends readonly string[]>(choices: Choices) {
  return z
    .string()
    .transform((list) => (list === 'none' ? [] : list.split(',').map((each) => each.trim())))
    .pipe(z.array(z.enum(choices, { error: `must be some of ${choices.join(', ')}, or none` })))
    .optional();
}

/** Kept as it was typed: what a local time means is known where the operator is. */
export const moment = z
  .string()
  .refine((typed) => readMoment(typed, { timeZone: 'UTC', nowMs: 0 }) !== undefined, {
    error: 'must be a time such as 2026-12-25T23:30, or a duration from now such as PT6H or -P2D',
  });

/** Separated by commas; none unless given. */
export function listOf<T>(item: z.ZodType<T, string>) {
  return z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));
}

const mostProxies = 10;

/** How many machines stand in front, or the networks they are in; none unless given. */
export const proxies = z
  .string()
  .default('0')
  .transform((typed, context): TrustedProxies => {
    if (/^\d{1,2}$/.test(typed) && Number(typed) <= mostProxies) return Number(typed);
    const networks = typed.split(',').map((each) => each.trim().toLowerCase());
    if (networks.every(isNetwork)) return networks;
    context.addIssue(
      'must be how many proxies stand in front (0 to 10), or their networks: 10.0.0.0/8, loopback',
    );
    return z.NEVER;
  });
