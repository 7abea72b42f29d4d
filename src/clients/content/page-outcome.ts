import type { z } from 'zod';
import { documentSchema, type DocumentJson } from '#contract/content/json-api.ts';
import {
  subresponsesSchema,
  type SubrequestJson,
  type SubresponseJson,
} from '#contract/content/subrequests.ts';
import { translatedPathSchema } from '#contract/content/translate-path.ts';
import { AppError } from '#lib/errors.ts';
import { codeOfStatus } from '#platform/http/status.ts';
import type { Transport } from '#platform/transport.ts';
import { ask, errorOf, messageOf, readAnswer } from '../wire.ts';

/** What a path leads to: a document, or another address. */
type PathOutcome =
  | { readonly kind: 'document'; readonly document: DocumentJson; readonly alternate?: DocumentJson }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number };

/**
 * Asks the router and the resource behind a path in one call (contract, section 3.1). Without `include` the backend
 * sends along what it does by itself.
 */
export async function resolvePath(
  transport: Transport,
  paths: AskedPaths,
  include: string | undefined,
): Promise<PathOutcome> {
  const response = await ask(transport, {
    method: 'POST',
    path: `${paths.base}/subrequests?_format=json`,
    onlyReads: true,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(blueprint(paths, include)),
  });
  if (response.status >= 400) throw errorOf(response, '/subrequests');
  if (response.status !== 207)
    throw new AppError('bad-answer', `/subrequests: answered ${response.status} instead of 207`);
  const parts = readAnswer(response.body, subresponsesSchema, '/subrequests');
  const router = readPart('router', parts['router'], translatedPathSchema);
  const redirect = router.redirect?.at(-1);
  if (redirect) {
    // An address elsewhere has no entity; only `resolved` names it in full.
    const to = router.entity ? redirect.to : router.resolved;
    return { kind: 'redirect', to, status: redirectStatus(redirect.status) };
  }
  const resource = parts['resolvedResource#uri{0}'] ?? parts['resolvedResource'];
  return {
    kind: 'document',
    document: readPart('resource', resource, documentSchema),
    alternate: readAlternate(parts),
  };
}

interface AskedPaths {
  readonly base: string;
  readonly path: string;
  readonly otherBase: string;
}

function blueprint(paths: AskedPaths, include: string | undefined): SubrequestJson[] {
  const type = 'router.body@$.jsonapi.resourceName';
  return [
    {
      requestId: 'router',
      action: 'view',
      uri: `/router/translate-path?path=${encodeURIComponent(paths.path)}&_format=json`,
      headers: { Accept: 'application/json' },
    },
    {
      requestId: 'resolvedResource',
      action: 'view',
      waitFor: ['router'],
      uri: `{{router.body@$.jsonapi.individual}}${include === undefined ? '' : `?include=${include}`}`,
    },
    {
      requestId: 'alternate',
      action: 'view',
      waitFor: ['router'],
      // Where it stands in the other language is all that is read of it.
      uri: `${paths.otherBase}/api/{{${type}}}/{{router.body@$.entity.uuid}}?include=&fields[{{${type}}}]=path,langcode`,
    },
  ];
}

/** A page is shown even when its other language cannot be read. */
function readAlternate(parts: Record<string, SubresponseJson>): DocumentJson | undefined {
  const key = Object.keys(parts).find((name) => name.startsWith('alternate')) ?? '';
  try {
    return readPart('resource', parts[key], documentSchema);
  } catch {
    return undefined;
  }
}

/** A router that says nothing is a fault; a router that answered without a resource means that nothing is there: 404. */
const absences = {
  router: ['bad-answer', 'the router did not answer'],
  resource: ['not-found', 'nothing is behind this path'],
} as const;

function readPart<T>(
  name: keyof typeof absences,
  part: SubresponseJson | undefined,
  schema: z.ZodType<T>,
): T {
  const [code, fault] = absences[name];
  if (!part) throw new AppError(code, fault);
  const status = statusOf(part);
  if (status < 400) return readAnswer(part.body, schema, name);
  const message = messageOf(part.body);
  // The router says what it found in the visitor's language, for the visitor (specification B8).
  const words = name === 'router' && status < 500 ? message : undefined;
  const facts = { part: name };
  throw new AppError(codeOfStatus(status), message ?? `${name} answered ${status}`, { status, words, facts });
}

/** A number from our server and from recorded ones, a numeric string from Drupal 10. */
function statusOf(part: SubresponseJson): number {
  const status = Number(part.headers['status']?.[0] ?? 200);
  if (Number.isInteger(status) && status >= 100 && status < 600) return status;
  throw new AppError('bad-answer', 'a part of the answer has no status');
}

/** An unknown redirect status becomes 302, which caches do not keep. */
function redirectStatus(told: string): number {
  const status = Number(told);
  return [301, 302, 303, 307, 308].includes(status) ? status : 302;
}
