import type { AccountsClient, ForVisitor, MemberAccess } from '#clients/accounts/accounts-client.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { PasswordPolicy } from '#domain/password-policy.ts';
import type { RichText } from '#domain/rich-text.ts';
import type { Log } from '#platform/log/log.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import type { Visitor } from '#site/view.ts';
import type { Fields, Form, FormFault } from './form.ts';

/**
 * What happens when a form is sent to the address of the page it stands on. The site has checked by then that the form
 * is not too large or sent too often, that it came from one of its pages, and that its fields follow its rules.
 */
export interface Action<Values = never> {
  readonly form: Form<Values>;
  /** 64 KB unless told. */
  readonly maxBytes?: number;
  /** Of all its files together; without it the form takes none. */
  readonly maxFileBytes?: number;
  /** Whether what was sent is to be acted on, or is a step on the way; always unless told. */
  isFinal?(fields: Fields): boolean;
  /** How many a caller may send in a minute; 20 unless told. */
  readonly perMinute?: number;
  run(values: Values, context: ActionContext): Promise<ActionOutcome>;
}

export interface ActionContext {
  /** The page the form was sent from. */
  readonly url: URL;
  readonly locale: Locale;
  readonly visitor: Visitor;
  readonly table: RouteTable;
  readonly operator: Operator;
  /** What a password has to be. */
  readonly passwordPolicy: PasswordPolicy;
  readonly accounts: AccountsClient;
  readonly content: ContentClient;
  /** What came with the form, where it takes files. */
  readonly files: readonly FormFile[];
  /** Whether a script sends it, which has checked and shown by then what the form asks for. */
  readonly isByScript: boolean;
  /** The proof, where the form has one (`Form.hasCaptcha`); whoever takes the form verifies it. */
  readonly captchaToken: string;
  /** The proof of a form that is asked for one now and then; empty where there is none, or too many came without script. */
  findProof(): Promise<string>;
  /** Verifies the proof here, for a service whose wire has no place for one. Counts it: it is good once. */
  isPerson(): Promise<boolean>;
  readonly cookies: {
    set(name: 'consent' | 'alert' | 'theme', value: string, options: CookieLife): void;
  };
  /** For what cannot be told to the visitor alone. */
  readonly log: Pick<Log, 'error'>;
  /** For whom calls are made, as limits count. */
  readonly forVisitor: ForVisitor;
  /** The member who sends the form; undefined for everyone else. */
  readonly member?: ActingMember | undefined;
  /** Opens a session in place of the visitor's own; why somebody is refused is not told. */
  signIn(credentials: {
    readonly email: string;
    readonly password: string;
    /** The proof, once one was asked for. */
    readonly proof: string;
  }): Promise<'signed-in' | 'refused' | 'slow-down' | 'proof'>;
  /** The marks by which accounts know the device it is sent from. */
  readonly device: { readonly marks: string; keep(marks: string | undefined): void };
  /** Ends the visitor's session. */
  signOut(): Promise<void>;
}

/** Somebody who is signed in, and acts on their own account. */
export interface ActingMember {
  readonly uid: number;
  readonly email: string;
  /** With their token, which is renewed where it is over. A session that ended meanwhile leads to the login page and back. */
  call<Result>(work: (access: MemberAccess) => Promise<Result>): Promise<Result>;
  /** Ends all of their sessions, on every device. */
  signOutEverywhere(): Promise<void>;
  /** Ends all of them but the one the form was sent in. */
  signOutElsewhere(): Promise<void>;
}

interface CookieLife {
  readonly maxAgeS: number;
  readonly httpOnly?: boolean;
}

/** A file that came with a form, as its sender calls it. */
export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Anything that is thrown is logged, and told to the visitor as `unavailable` with the form as it was. */
export type ActionOutcome =
  /** `to`: the page to go to; without it, back to this one, which with `showsDone` says so (`?done=<form>`). */
  | {
      readonly kind: 'done';
      readonly to?: string;
      readonly showsDone?: boolean;
      /** The fields as they are now, for a form that stays on screen. */
      readonly values?: Fields;
      /** What is said of it, where that is not a text of the site. */
      readonly messages?: readonly RichText[];
      /** The page that follows once these were read. */
      readonly laterTo?: string;
    }
  /** Nothing is wrong and nothing is done: the form comes back with other fields, or with a question. */
  | { readonly kind: 'again'; readonly values: Fields; readonly question?: string }
  /** Several faults at once, in their words, and the fields as they come back. */
  | {
      readonly kind: 'refused-fields';
      readonly status: number;
      readonly faults: readonly FormFault[];
      readonly values?: Fields;
    }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly field?: string;
      /** Where the words of the form's code are not enough, such as for a number that a setting gives. */
      readonly message?: string;
      /** What the words of the code name, such as the number that was typed. */
      readonly about?: string;
    };

/** An action whose fields are checked by its own rules, so that its values have their types. */
export function defineAction<Values = Fields>(action: Action<Values>): Action {
  return action as Action;
}
