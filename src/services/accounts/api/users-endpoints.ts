import { z } from 'zod';
import { collectionSchema, documentSchema, jsonApiMediaType } from '#contract/content/json-api.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { requireBearer } from '#services/accounts/acts/sign-in.ts';
import { mailKeyOf } from '#domain/email.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import { findProfile } from '#services/accounts/store/profile-store.ts';
import { apiLinksOf, type ApiLinks } from './api-links.ts';
import type { CallContext } from './call-context.ts';
import { formatIncluded, formatUserResource } from './format-users.ts';
import { answerWith, refusals, uuidParamsSchema } from './json-api-document.ts';

const includable = ['subscribe_selected_notices', 'customer_profile_profiles'];

function readInclude(include = ''): readonly string[] {
  const names = include.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !includable.includes(name));
  if (unknown !== undefined)
    throw new AppError('bad-request', 'There is no such relationship to include.', {
      facts: { parameter: 'include' },
    });
  return names;
}

interface Wanted {
  readonly include: string | undefined;
  readonly links: ApiLinks;
}

async function describe({ act }: CallContext, account: Account, { include, links }: Wanted) {
  const wanted = readInclude(include);
  const profile = await findProfile(act.pool, account.id);
  const included = formatIncluded(account, profile, { wanted, links });
  return { resource: formatUserResource(account, profile, links), ...(wanted.length > 0 && { included }) };
}

// Strict: JSON:API has one format, and refuses a call that names one with `_format` (contract, section 1).
const querySchema = z.strictObject({
  'filter[name]': z.string().optional(),
  include: z.string().optional(),
});

/** Members by JSON:API: everyone sees themselves alone (contract, section 5.3). */
export const usersEndpoints = (context: CallContext) => [
  defineEndpoint({
    method: 'GET',
    path: '/api/users',
    summary: 'The account of the token, when the name is its address; nobody else is ever listed',
    query: querySchema,
    answers: { 200: collectionSchema, ...refusals },
    mediaType: jsonApiMediaType,
    async handle(request) {
      const account = await requireBearer(context.act, request.headers['authorization']);
      const { 'filter[name]': name, include } = request.query;
      const links = apiLinksOf(context, request);
      const isShown = name === undefined || mailKeyOf(name) === mailKeyOf(account.mail);
      const { resource, ...rest } = await describe(context, account, { include, links });
      return answerWith({
        data: isShown ? [resource] : [],
        ...(isShown && rest),
        meta: { count: isShown ? 1 : 0 },
        links: { self: links.self },
      });
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/users/:uuid',
    summary: 'The account of the token',
    params: uuidParamsSchema,
    query: querySchema,
    answers: { 200: documentSchema, ...refusals },
    mediaType: jsonApiMediaType,
    async handle(request) {
      const account = await requireBearer(context.act, request.headers['authorization']);
      if (request.params.uuid.toLowerCase() !== account.uuid)
        throw new AppError('forbidden', 'The account is not yours.');
      const links = apiLinksOf(context, request);
      const { include } = request.query;
      const { resource, ...rest } = await describe(context, account, { include, links });
      return answerWith({ data: resource, ...rest, links: { self: links.self } });
    },
  }),
];
