import { messageSchema } from '#contract/message.ts';
import { resetAnswerSchema, userSchema } from '#contract/accounts/user.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import type { Transport, WireResponse } from '#platform/transport.ts';
import { ask, askJson, errorOf, readAnswer } from '../wire.ts';
import { detailsOf, sending, type ForVisitor } from '../posting.ts';

export interface Registration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
}

export interface ActivationLink {
  readonly uid: string;
  readonly timestamp: string;
  readonly hash: string;
}

export interface ResetLink {
  readonly name: string;
  readonly temp: string;
}

/**
 * `link`: it was used, is too old, or is none. `password`: the policy refuses it. `other-password`: the account has one, and
 * it is another.
 */
export type PasswordOutcome = 'set' | 'link' | 'password' | 'other-password' | 'too-many';

export interface ResetRequest extends ResetLink {
  readonly password: string;
  /** The marks by which accounts know the device. */
  readonly device: string;
}

function refusalOf(response: WireResponse, path: string): Exclude<PasswordOutcome, 'set'> {
  if (response.status === 400 || response.status === 404) return 'link';
  if (response.status === 422) return detailsOf(response.body) === 'existing' ? 'other-password' : 'password';
  if (response.status === 429) return 'too-many';
  throw errorOf(response, path);
}

/** What can be done without being signed in. */
export function accountCalls(transport: Transport) {
  const setPassword = async (path: string, body: unknown, visitor: ForVisitor): Promise<PasswordOutcome> => {
    const response = await ask(transport, sending(path, body, visitor));
    if (response.status >= 300) return refusalOf(response, path);
    readAnswer(response.body, messageSchema, path);
    return 'set';
  };
  return {
    /** The same for an address that has a profile: its owner is told by mail. */
    register: async (wanted: Registration, visitor: ForVisitor): Promise<'sent' | 'invalid'> => {
      const { email, firstName, lastName, locale } = wanted;
      const field = (value: string) => [{ value }];
      const body = {
        name: field(email),
        mail: field(email),
        first_name: field(firstName),
        last_name: field(lastName),
        langcode: field(locale),
        preferred_langcode: field(locale),
      };
      try {
        await askJson(transport, sending('/user/register?_format=json', body, visitor), userSchema);
        return 'sent';
      } catch (thrown) {
        // A stock backend refuses a taken address; the visitor is not told, as ours would not.
        if (thrown instanceof AppError && thrown.code === 'invalid')
          return isTaken(thrown) ? 'sent' : 'invalid';
        throw thrown;
      }
    },
    activate: ({ uid, timestamp, hash }: ActivationLink, password: string, visitor: ForVisitor) =>
      setPassword(
        `/activate/user/${[uid, timestamp, hash].map(encodeURIComponent).join('/')}`,
        { pass: password },
        visitor,
      ),
    /** The same whether or not somebody has the address, and for an account that is not active. */
    askForReset: async (
      { email, locale }: { readonly email: string; readonly locale: Locale },
      visitor: ForVisitor,
    ): Promise<void> => {
      try {
        const body = { mail: email, lang: locale };
        await askJson(transport, sending('/user/lost-password?_format=json', body, visitor), messageSchema);
      } catch (thrown) {
        // A stock backend tells strangers which addresses exist: its refusal goes no further.
        if (toAppError(thrown).code !== 'bad-request') throw thrown;
      }
    },
    /** Gives the marks that the device shows from now on, where the backend knows devices. */
    resetPassword: async (
      { name, temp, password, device }: ResetRequest,
      visitor: ForVisitor,
    ): Promise<{ readonly outcome: PasswordOutcome; readonly device?: string | undefined }> => {
      const path = '/user/lost-password-reset?_format=json';
      const body = { name, temp_pass: temp, new_pass: password, device };
      const response = await ask(transport, sending(path, body, visitor));
      if (response.status >= 300) return { outcome: refusalOf(response, path) };
      return { outcome: 'set', device: readAnswer(response.body, resetAnswerSchema, path).device };
    },
  };
}

const isTaken = ({ message }: AppError) => /^(name|mail): .*(taken|pris)/im.test(message);
