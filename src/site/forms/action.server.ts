import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import type { Visitor } from '#site/view.ts';
import type { Fields, Form } from './form.ts';

/**
 * What happens when a form is sent to the address of the page it stands on. The site has checked by then that the form
 * is not too large or sent too often, that it came from one of its pages, and that its fields follow its rules.
 */
export interface Action<Values = never> {
  readonly form: Form<Values>;
  /** 64 KB unless told. */
  readonly maxBytes?: number;
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
  readonly accounts: AccountsClient;
  /** The proof, where the form has one (`Form.hasCaptcha`); whoever takes the form verifies it. */
  readonly captchaToken: string;
  readonly cookies: {
    set(name: 'consent' | 'alert' | 'theme', value: string, options: CookieLife): void;
  };
  /** Ends the visitor's session. */
  signOut(): Promise<void>;
}

interface CookieLife {
  readonly maxAgeS: number;
  readonly httpOnly?: boolean;
}

/** Anything that is thrown is logged, and told to the visitor as `unavailable` with the form as it was. */
export type ActionOutcome =
  /** `to`: the page to go to; without it, back to this one, which with `showsDone` says so (`?done=<form>`). */
  | { readonly kind: 'done'; readonly to?: string; readonly showsDone?: boolean }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly field?: string };

/** An action whose fields are checked by its own rules, so that its values have their types. */
export function defineAction<Values = Fields>(action: Action<Values>): Action {
  return action as Action;
}
