import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/errors.ts';
import { createStepTurns } from '#platform/turns.ts';
import { languageAsked } from '../accept-language.ts';
import { mountedUnder } from '../listener/listener.ts';
import { languageHeaders } from '../mount.ts';
import type { OpenApiDocument, Operation } from '../openapi/document.ts';
import {
  describeInSteps,
  writtenFor,
  type Accent,
  type OpenApiOptions,
} from '../openapi/openapi-document.ts';
import { languages, type Language } from '../wording.ts';
import { tryPath } from './try-form.ts';
import { apiPage } from './api-page.ts';

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const maxAge = (seconds: number) => ({ 'cache-control': `public, max-age=${seconds}` });
/** Two languages at the few addresses a service has. */
const mostPages = 8;

/**
 * `/openapi.json`, the description of a service; at `/` and `/docs` the page made of it, with `/docs.css`; and
 * `/docs/try/…` for forms that fill in an address. Built on first request, to keep the start short, and in slices between
 * which other requests are answered.
 */
export function mountOpenApi(app: FastifyInstance, options: OpenApiOptions): void {
  const { title, description } = options;
  const isInBoth = options.language === 'both';
  const takeSteps = createStepTurns();
  const documents = new Map<Language, Promise<OpenApiDocument>>();
  const bodies = new Map<Language, Promise<string>>();
  const describe = (reader: Language) =>
    findOrMake(documents, writtenFor(reader, options), (language) =>
      takeSteps(() => describeInSteps(options, language)),
    );
  app.get('/openapi.json', async (request, reply) => {
    const language = languageAsked(request);
    return reply
      .headers({ ...maxAge(300), 'access-control-allow-origin': '*' })
      .headers(isInBoth ? languageHeaders(language) : {})
      .type('application/json; charset=utf-8')
      .send(
        await findOrMake(bodies, writtenFor(language, options), async () =>
          JSON.stringify(await describe(language)),
        ),
      );
  });

  let style: ReturnType<typeof readStyle> | undefined;
  const findStyle = () => (style ??= readStyle(options.accent));
  app.get('/docs.css', (_request, reply) =>
    reply.headers(maxAge(86_400)).type('text/css; charset=utf-8').send(findStyle().text),
  );

  const pages = new LRUCache<string, Promise<string>>({ max: mostPages });
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // Addresses are absolute, since the root of a service answers with and without its last slash.
    const base = mountedUnder(request.headers);
    const language = languageAsked(request);
    const key = `${language} ${base}`;
    const place = { language, base, style: `${base}/docs.css?v=${findStyle().version}` };
    const written = writtenFor(language, options);
    const documentQuery = isInBoth ? `?langue=${language}` : '';
    const writePage = async () => {
      const document = await describe(language);
      return takeSteps(() => apiPage(document, { title, description, written, documentQuery, ...place }));
    };
    const page = pages.get(key) ?? writePage();
    pages.set(key, page);
    return reply
      .headers({
        ...maxAge(300),
        'content-language': `${language}-CA`,
        'content-security-policy': policy,
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(await page);
  };
  app.get('/', answerPage);
  app.get('/docs', answerPage);

  app.get(`${tryPath}/:call`, async (request, reply) => {
    const { call } = request.params as { call: string };
    const { paths } = await describe(languages[0]);
    const found = Object.entries(paths).find(([, { get }]) => get?.operationId === call);
    const operation = found?.[1]['get'];
    if (!found || !operation) throw new AppError('not-found', `no such call: ${call}`);
    const address = fillAddress(found[0], operation, request.query as Record<string, unknown>);
    return reply.header('cache-control', 'no-store').redirect(mountedUnder(request.headers) + address, 303);
  });
}

/**
 * The style sheet, beside this file in the sources and beside the program in the build: the colours of the site, a type
 * every machine has; links and buttons in the accent, or else in the ink itself.
 */
export function readStyle(accent?: Accent): { readonly text: string; readonly version: string } {
  const own = accent ? `:root { --action: light-dark(${accent.light}, ${accent.dark}); }\n` : '';
  const text = readFileSync(join(import.meta.dirname, 'api-page.css'), 'utf8') + own;
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** The address of a call with its parameters in their places; what was left empty is left out. */
function fillAddress(path: string, { parameters = [] }: Operation, given: Readonly<Record<string, unknown>>) {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters) {
    const value = typeof given[name] === 'string' ? given[name] : '';
    if (place === 'query' && value !== '') query.set(name, value);
    if (place !== 'path') continue;
    // A browser takes dots for steps up the address, even when they are escaped.
    if (/^\.*$/.test(value)) throw new AppError('bad-request', `the parameter ${name} is missing`);
    address = address.replace(`{${name}}`, () => encodeURIComponent(value.toWellFormed()));
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

function findOrMake<Key, Value>(known: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const found = known.get(key) ?? make(key);
  known.set(key, found);
  return found;
}
