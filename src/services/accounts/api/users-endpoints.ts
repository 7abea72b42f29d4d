import { z } from 'zod';
import {
  collectionSchema,
  documentSchema,
  jsonApiErrorsSchema,
  jsonApiMediaType,
} from '#contract/content/json-api.ts';
import { profileDocumentSchema } from '#contract/accounts/profile.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Answer, type EndpointRequest } from '#platform/http/endpoint.ts';
import { jsonApiMember } from '#platform/http/json-api-error.ts';
import { readBody } from '#platform/http/read-body.ts';
import { requireBearer } from '#services/accounts/acts/sign-in.ts';
import { mailKeyOf } from '#domain/email.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import { findProfile, saveProfile } from '#services/accounts/store/profile-store.ts';
import type { CallContext } from './call-context.ts';
import { formatIncluded, formatProfile, formatUserResource } from './format-users.ts';
import { readProfile } from './read-profile.ts';

type AnyRequest = EndpointRequest<unknown, unknown, unknown>;

const headers = { 'content-type': jsonApiMediaType };
const answerWith = (status: number, document: object): Answer => ({
  status,
  headers,
  body: { jsonapi: jsonApiMember, ...document },
});

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

async function describe({ act }: CallContext, account: Account, include: string | undefined) {
  const wanted = readInclude(include);
  const profile = await findProfile(act.pool, account.id);
  const included = formatIncluded(account, profile, wanted);
  return { resource: formatUserResource(account, profile), ...(wanted.length > 0 && { included }) };
}

const querySchema = z.strictObject({
  'filter[name]': z.string().optional(),
  include: z.string().optional(),
  _format: z.string().optional(),
});
const uuidParamsSchema = z.object({ uuid: z.uuid() });

function requireJsonApi(request: AnyRequest): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim();
  if (type !== jsonApiMediaType)
    throw new AppError('unsupported-media', `The body is sent as ${jsonApiMediaType}.`);
}

async function writeProfile(context: CallContext, request: AnyRequest, account: Account): Promise<Answer> {
  const { data } = readBody(request.body, profileDocumentSchema);
  const owner = data.relationships?.uid?.data.id;
  if (owner !== undefined && owner !== account.uuid)
    throw new AppError('forbidden', 'The profile is not yours.');
  const { pool, clock } = context.act;
  const before = await findProfile(pool, account.id);
  await saveProfile(
    pool,
    account.id,
    readProfile(data.attributes, { before, nowMs: clock.now() }),
    clock.now(),
  );
  const profile = await findProfile(pool, account.id);
  if (!profile) throw new AppError('not-found', 'There is no such account.');
  return answerWith(before ? 200 : 201, { data: formatProfile(profile) });
}

const refusals = {
  400: jsonApiErrorsSchema,
  401: jsonApiErrorsSchema,
  403: jsonApiErrorsSchema,
  404: jsonApiErrorsSchema,
  415: jsonApiErrorsSchema,
  422: jsonApiErrorsSchema,
};

/** Members and their profiles by JSON:API: everyone sees themselves alone (contract, section 5.3). */
export const usersEndpoints = (context: CallContext) => [
  defineEndpoint({
    method: 'GET',
    path: '/api/users',
    summary: 'The account of the token, when the name is its address; nobody else is ever listed',
    query: querySchema,
    answers: { 200: collectionSchema, ...refusals },
    mediaType: jsonApiMediaType,
    async handle({ headers: given, query }) {
      const account = await requireBearer(context.act, given['authorization']);
      const name = query['filter[name]'];
      const isShown = name === undefined || mailKeyOf(name) === mailKeyOf(account.mail);
      const { resource, ...rest } = await describe(context, account, query.include);
      return answerWith(200, {
        data: isShown ? [resource] : [],
        ...(isShown && rest),
        meta: { count: isShown ? 1 : 0 },
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
    async handle({ headers: given, params, query }) {
      const account = await requireBearer(context.act, given['authorization']);
      if (params.uuid.toLowerCase() !== account.uuid)
        throw new AppError('forbidden', 'The account is not yours.');
      const { resource, ...rest } = await describe(context, account, query.include);
      return answerWith(200, { data: resource, ...rest });
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/api/customerProfile',
    summary: 'Tell something of oneself; all of it is optional',
    answers: { 200: documentSchema, 201: documentSchema, ...refusals },
    mediaType: jsonApiMediaType,
    bodyLimitBytes: 64 * 1024,
    async handle(request) {
      const account = await requireBearer(context.act, request.headers['authorization']);
      requireJsonApi(request);
      return writeProfile(context, request, account);
    },
  }),
  defineEndpoint({
    method: 'PATCH',
    path: '/api/customerProfile/:uuid',
    summary: 'Change what one told of oneself; what is left out stays',
    params: uuidParamsSchema,
    answers: { 200: documentSchema, ...refusals },
    mediaType: jsonApiMediaType,
    bodyLimitBytes: 64 * 1024,
    async handle(request) {
      const account = await requireBearer(context.act, request.headers['authorization']);
      requireJsonApi(request);
      const profile = await findProfile(context.act.pool, account.id);
      // That of somebody else and one that is not there are told alike.
      if (profile?.id !== request.params.uuid.toLowerCase())
        throw new AppError('forbidden', 'The profile is not yours.');
      return writeProfile(context, request, account);
    },
  }),
];
