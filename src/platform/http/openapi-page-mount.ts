import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { prefixHeader } from './listener.ts';
import type { OpenApiDocument, Operation, PageLanguage, Wording } from './openapi-document.ts';
import { tryPath } from './openapi-page-form.ts';
import { pageStyle, type Accent } from './openapi-page-style.ts';
import { openApiPage } from './openapi-page.ts';

export interface OpenApiPageMount {
  readonly title: Wording;
  readonly description: Wording;
  /** The language of the service's own texts. */
  readonly language: PageLanguage;
  readonly accent?: Accent | undefined;
  describe(): OpenApiDocument;
}

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Two languages at the few addresses a service has. */
const mostPages = 8;

/** `GET /` and `/docs`: the description as a page; `/docs.css`, its style; `/docs/try/…`, for addresses to fill in. */
export function mountOpenApiPage(app: FastifyInstance, mount: OpenApiPageMount): void {
  const { title, description, language: written, describe } = mount;
  const pages = new Map<string, string>();
  const css = pageStyle(mount.accent);
  const styleVersion = createHash('sha256').update(css).digest('hex').slice(0, 12);

  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    const base = baseOf(request);
    const language = languageOf(request);
    const key = `${language} ${base}`;
    if (pages.size >= mostPages && !pages.has(key)) pages.clear();
    const style = `${base}/docs.css?v=${styleVersion}`;
    const page =
      pages.get(key) ?? openApiPage(describe(), { title, description, written, language, base, style });
    pages.set(key, page);
    return reply
      .headers({
        'cache-control': 'public, max-age=300',
        'content-language': `${language}-CA`,
        'content-security-policy': policy,
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  };
  app.get('/', answerPage);
  app.get('/docs', answerPage);

  app.get('/docs.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/css; charset=utf-8').send(css),
  );

  app.get(`${tryPath}/:call`, (request, reply) => {
    const { call } = request.params as { call: string };
    const found = Object.entries(describe().paths).find(([, { get }]) => get?.operationId === call);
    const operation = found?.[1]['get'];
    if (!found || !operation) throw new AppError('not-found', `no such call: ${call}`);
    const address = fillAddress(found[0], operation, request.query as Record<string, unknown>);
    return reply.header('cache-control', 'no-store').redirect(baseOf(request) + address, 303);
  });
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

/** Absolute, since the root of a service answers with and without its last slash. */
function baseOf({ headers }: FastifyRequest): string {
  const prefix = headers[prefixHeader];
  return typeof prefix === 'string' && /^(?:\/[\w.-]+)+$/.test(prefix) ? prefix : '';
}

/** The language asked for in the address, else the one the browser prefers, else French. */
function languageOf({ query, headers }: FastifyRequest): PageLanguage {
  const { lang } = query as { lang?: unknown };
  if (lang === 'fr' || lang === 'en') return lang;
  const asked = (headers['accept-language'] ?? '').split(',').map((range) => {
    const [tag = '', ...settings] = range.trim().toLowerCase().split(';');
    const weight = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) };
  });
  const weightOf = (language: PageLanguage) =>
    Math.max(0, ...asked.filter((range) => range.language === language).map(({ weight }) => weight));
  return weightOf('en') > weightOf('fr') ? 'en' : 'fr';
}
