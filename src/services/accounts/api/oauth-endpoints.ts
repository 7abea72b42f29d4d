import {
  introspectionSchema,
  revokeRequestSchema,
  tokenErrorSchema,
  tokenRequestSchema,
  tokenSchema,
  type TokenRequestJson,
} from '#contract/accounts/token.ts';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Answer, type EndpointRequest } from '#platform/http/endpoint.ts';
import { readBody } from '#platform/http/read-body.ts';
import { isSameSecret } from '#platform/secret.ts';
import { refresh, requireBearer, signIn } from '#services/accounts/acts/sign-in.ts';
import { accessLifeS, revokeToken, type TokenPair } from '#services/accounts/store/token-store.ts';
import { networkOf, readFormBody, requireOurs, type CallContext } from './call-context.ts';

const uncached = { 'cache-control': 'no-store', pragma: 'no-cache' };

function refuse(status: number, error: string, description: string, hint?: string): Answer {
  const body = { error, error_description: description, message: description, ...(hint && { hint }) };
  return {
    status,
    body,
    headers: { ...uncached, ...(status === 401 && { 'www-authenticate': 'Basic realm="oauth"' }) },
  };
}

const missing = (field: string) =>
  refuse(400, 'invalid_request', 'A field of the request is missing.', `The field ${field} is missing.`);

/** Tries are too many: `details` says where a proof that a person asks would let this one through. */
function slowDown(seconds: number, isForProof: boolean): Answer {
  const hint = isForProof
    ? 'A proof that a person asks lets this try through, as recaptchaToken.'
    : undefined;
  const { headers, body, status } = refuse(429, 'slow_down', 'Too many failed logins; wait a while.', hint);
  return {
    status,
    headers: { ...headers, 'retry-after': String(seconds) },
    body: { ...(body as object), ...(isForProof && { details: 'proof' }) },
  };
}

function give({ accessToken, refreshToken }: TokenPair, marks?: string): Answer {
  return {
    status: 200,
    headers: uncached,
    body: {
      token_type: 'Bearer',
      expires_in: accessLifeS,
      access_token: accessToken,
      refresh_token: refreshToken,
      ...(marks !== undefined && { device: marks }),
    },
  };
}

const isUnreadable = ({ code }: AppError) => code === 'bad-request' || code === 'invalid';
const unreadable = ({ message }: AppError) => refuse(400, 'invalid_request', message);

type AnyRequest = EndpointRequest<unknown, unknown, unknown>;

/** The fields of a call, as a form or as JSON; the client may show itself by HTTP Basic instead. */
function readCall<Fields>(
  { headers, body }: AnyRequest,
  schema: z.ZodType<Fields>,
): Fields & TokenRequestJson {
  const isJson = headers['content-type']?.includes('json') ?? false;
  const given: unknown = isJson ? readBody(body, z.record(z.string(), z.unknown())) : readFormBody(body);
  const [, basic = ''] = /^basic ([\w+/]+=*)$/i.exec(headers['authorization'] ?? '') ?? [];
  const [id, ...secret] = Buffer.from(basic, 'base64').toString().split(':');
  const shown = basic === '' ? {} : { client_id: decode(id), client_secret: decode(secret.join(':')) };
  const read = schema.safeParse({ ...(given as object), ...shown });
  if (!read.success) throw new AppError('bad-request', 'The fields of the call are texts.');
  return read.data as Fields & TokenRequestJson;
}

/** OAuth has both parts of HTTP Basic written as in a form. */
function decode(text = ''): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const isKnownClient = (
  { clients }: CallContext,
  { client_id: id, client_secret: secret }: TokenRequestJson,
) =>
  clients.some(
    (client) => client.id === id && (client.secret === undefined || isSameSecret(secret, client.secret)),
  );

const longestScope = 200;
/** When what made tries too many is over, for a program that has no proof to give. */
const proofRetryS = 900;

async function token(context: CallContext, request: AnyRequest): Promise<Answer> {
  const call = readCall(request, tokenRequestSchema);
  const {
    grant_type: grant,
    username,
    password,
    refresh_token: refreshToken,
    client_id: clientId,
    scope = '',
  } = call;
  if (grant === undefined) return missing('grant_type');
  if (grant !== 'password' && grant !== 'refresh_token')
    return refuse(400, 'unsupported_grant_type', 'Tokens are given for a password or for a refresh token.');
  if (clientId === undefined) return missing('client_id');
  if (!isKnownClient(context, call))
    return refuse(401, 'invalid_client', 'The client is not known, or shows another secret.');
  // Nobody has less than all of their own account: the one scope there is can be left out.
  if (scope.length > longestScope || !/^(authenticated)?$/.test(scope))
    return refuse(400, 'invalid_scope', 'There is no such scope.');
  if (grant === 'password') {
    if (username === undefined) return missing('username');
    if (password === undefined) return missing('password');
    const { device, recaptchaToken: proof = '' } = call;
    const credentials = { username, password, clientId, proof, marks: device ?? '' };
    const signed = await signIn(context.act, credentials, networkOf(context, request));
    if ('pair' in signed) return give(signed.pair, device === undefined ? undefined : signed.marks);
    if (signed.refused === 'slow-down') return slowDown(signed.seconds, false);
    if (signed.refused === 'proof') return slowDown(proofRetryS, true);
    return refuse(400, 'invalid_grant', 'The address or the password is not right.');
  }
  if (refreshToken === undefined) return missing('refresh_token');
  const pair = await refresh(context.act, { refreshToken, clientId });
  return pair ? give(pair) : refuse(400, 'invalid_grant', 'The refresh token is over, or is none.');
}

export const oauthEndpoints = (context: CallContext) => [
  defineEndpoint({
    method: 'POST',
    path: '/oauth/token',
    summary: 'Sign in with a password, or refresh a pair of tokens; each refresh ends the pair before',
    answers: { 200: tokenSchema, 400: tokenErrorSchema, 401: tokenErrorSchema, 429: tokenErrorSchema },
    bodyLimitBytes: 16 * 1024,
    handle: (request) =>
      token(context, request).catch((thrown: unknown) => {
        if (thrown instanceof AppError && isUnreadable(thrown)) return unreadable(thrown);
        throw thrown;
      }),
  }),
  defineEndpoint({
    method: 'POST',
    path: '/oauth/revoke',
    summary:
      'End the sign-in that a token belongs to, or belonged to; the same answer for a token that is none',
    answers: { 200: z.object({}) },
    bodyLimitBytes: 16 * 1024,
    async handle(request) {
      const { token: given } = readCall(request, revokeRequestSchema);
      if (typeof given === 'string' && given.length <= 200) await revokeToken(context.act.pool, given);
      return { status: 200, body: {}, headers: uncached };
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/oauth/introspect',
    summary: 'Whose access token it is; for parts of this installation',
    answers: { 200: introspectionSchema, 403: null },
    bodyLimitBytes: 16 * 1024,
    async handle(request) {
      requireOurs(context, request);
      const { token: given } = readCall(request, revokeRequestSchema);
      const account = await requireBearer(context.act, `Bearer ${String(given)}`).catch((thrown: unknown) => {
        if (thrown instanceof AppError && thrown.code === 'unauthorized') return undefined;
        throw thrown;
      });
      const body = account
        ? { active: true, uid: account.id, username: account.mail, role: account.role }
        : { active: false };
      return { status: 200, body, headers: uncached };
    },
  }),
];
