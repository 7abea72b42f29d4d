import { tokenSchema } from '#contract/accounts/token.ts';
import { AppError } from '#lib/errors.ts';
import type { Transport } from '#platform/transport.ts';
import { ask, errorOf, readAnswer } from '../wire.ts';
import { detailsOf, sending, type ForVisitor } from '../posting.ts';

/** The site itself, as the accounts service knows it. */
export interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInS: number;
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly tokens: Tokens; readonly device?: string | undefined }
  /** `proof`: tries have become many; one that shows that a person makes it is looked at. */
  | { readonly kind: 'refused' | 'slow-down' | 'proof' };

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  /** The marks by which accounts know the device. */
  readonly device: string;
  /** Good once; empty where none was made. */
  readonly proof: string;
}

const path = '/oauth/token';

export function signInCalls(transport: Transport, { id, secret }: ClientCredentials) {
  const post = (fields: Record<string, string>, visitor: ForVisitor) => {
    const form = new URLSearchParams({ ...fields, client_id: id, client_secret: secret }).toString();
    const type = 'application/x-www-form-urlencoded';
    return ask(transport, { ...sending(path, null, visitor, { type }), body: form });
  };
  const read = (body: string) => {
    const {
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: expiresInS,
      device,
    } = readAnswer(body, tokenSchema, path);
    return { tokens: { accessToken, refreshToken, expiresInS } satisfies Tokens, device };
  };
  return {
    /** Why somebody is refused is not told: not even whether they have an account. */
    signIn: async (
      { email, password, device, proof }: SignInRequest,
      visitor: ForVisitor,
    ): Promise<SignInOutcome> => {
      const shown = { device, ...(proof !== '' && { recaptchaToken: proof }) };
      const response = await post({ grant_type: 'password', username: email, password, ...shown }, visitor);
      if (response.status < 300) return { kind: 'signed-in', ...read(response.body) };
      if (response.status === 429)
        return { kind: detailsOf(response.body) === 'proof' ? 'proof' : 'slow-down' };
      if (response.status === 400 && errorNameOf(response.body) === 'invalid_grant')
        return { kind: 'refused' };
      throw errorOf(response, path);
    },
    /** Undefined when the sign-in is over; a service that is away throws, and may be asked again. */
    refreshTokens: async (refreshToken: string, visitor: ForVisitor): Promise<Tokens | undefined> => {
      const response = await post({ grant_type: 'refresh_token', refresh_token: refreshToken }, visitor);
      if (response.status < 300) return read(response.body).tokens;
      if (response.status === 400 || response.status === 401) return undefined;
      throw errorOf(response, path);
    },
    /** Ends the sign-in; the session ends whatever comes of it. */
    revokeTokens: async (token: string, visitor: ForVisitor): Promise<void> => {
      const response = await ask(transport, sending('/oauth/revoke', { token }, visitor));
      if (response.status >= 400) throw errorOf(response, '/oauth/revoke');
    },
  };
}

function errorNameOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { error?: unknown } | null)?.error;
  } catch (cause) {
    throw new AppError('bad-answer', 'the answer is not JSON', { cause, facts: { path } });
  }
}
