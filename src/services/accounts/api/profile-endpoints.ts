import { z } from 'zod';
import { profileDocumentSchema } from '#contract/accounts/profile.ts';
import { documentSchema, jsonApiMediaType } from '#contract/content/json-api.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Answer, type EndpointRequest } from '#platform/http/endpoint.ts';
import { requireMediaType } from '#platform/http/media-type.ts';
import { readBody } from '#platform/http/read-body.ts';
import { requireBearer } from '#services/accounts/acts/sign-in.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import { findProfile, saveProfile, type Profile } from '#services/accounts/store/profile-store.ts';
import { apiLinksOf, type ApiLinks } from './api-links.ts';
import type { CallContext } from './call-context.ts';
import { formatProfile, profilePath } from './format-users.ts';
import { answerWith, refusals, uuidParamsSchema } from './json-api-document.ts';
import { readProfile } from './read-profile.ts';

type AnyRequest = EndpointRequest<unknown, unknown, unknown>;
type ProfileRequest = EndpointRequest<z.infer<typeof uuidParamsSchema>, unknown, unknown>;

const querySchema = z.strictObject({});
const bodyLimitBytes = 64 * 1024;

/** The profile that the address names. That of somebody else and one that is not there are told alike. */
async function requireProfile({ act }: CallContext, { params }: ProfileRequest, account: Account) {
  const profile = await findProfile(act.pool, account.id);
  if (profile?.id !== params.uuid.toLowerCase()) throw new AppError('forbidden', 'The profile is not yours.');
  return profile;
}

interface Writing {
  readonly account: Account;
  /** The profile that the address names; a new one has no name yet. */
  readonly id?: string;
}

async function writeProfile(
  context: CallContext,
  request: AnyRequest,
  { account, id }: Writing,
): Promise<Answer> {
  const { data } = readBody(request.body, profileDocumentSchema);
  if (data.id?.toLowerCase() !== id) throw wrongId(id === undefined);
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
  const links = apiLinksOf(context, request);
  const answer = showProfile(profile, links);
  if (before) return answer;
  return {
    ...answer,
    status: 201,
    headers: { ...answer.headers, location: links.to(profilePath(profile)).href },
  };
}

function wrongId(isNew: boolean): AppError {
  const at = { facts: { pointer: '/data/id' } };
  return isNew
    ? new AppError('forbidden', 'The id of a new profile is given by the service.', at)
    : new AppError('bad-request', 'The id of the body is not that of the address.', at);
}

const showProfile = (profile: Profile, links: ApiLinks): Answer => {
  const data = formatProfile(profile, links);
  return answerWith({ data, links: { ...data.links } });
};

/** What members told of themselves, by JSON:API: everyone sees their own alone (contract, section 5.3). */
export const profileEndpoints = (context: CallContext) => [
  defineEndpoint({
    method: 'POST',
    path: '/api/customerProfile',
    summary: 'Tell something of oneself; all of it is optional',
    query: querySchema,
    answers: { 200: documentSchema, 201: documentSchema, ...refusals },
    mediaType: jsonApiMediaType,
    bodyLimitBytes,
    async handle(request) {
      const account = await requireBearer(context.act, request.headers['authorization']);
      requireMediaType(request, jsonApiMediaType);
      return writeProfile(context, request, { account });
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/customerProfile/:uuid',
    summary: 'What one told of oneself',
    params: uuidParamsSchema,
    query: querySchema,
    answers: { 200: documentSchema, ...refusals },
    mediaType: jsonApiMediaType,
    async handle(request) {
      const account = await requireBearer(context.act, request.headers['authorization']);
      return showProfile(await requireProfile(context, request, account), apiLinksOf(context, request));
    },
  }),
  defineEndpoint({
    method: 'PATCH',
    path: '/api/customerProfile/:uuid',
    summary: 'Change what one told of oneself; what is left out stays',
    params: uuidParamsSchema,
    query: querySchema,
    answers: { 200: documentSchema, ...refusals },
    mediaType: jsonApiMediaType,
    bodyLimitBytes,
    async handle(request) {
      const account = await requireBearer(context.act, request.headers['authorization']);
      requireMediaType(request, jsonApiMediaType);
      const { id } = await requireProfile(context, request, account);
      return writeProfile(context, request, { account, id });
    },
  }),
];
