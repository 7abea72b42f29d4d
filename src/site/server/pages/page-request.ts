import type { FormState } from '#site/forms/form.ts';
import type { LoadedFile, PageTraits } from '#site/pages/screen.server.ts';
import type { PageView, Visitor } from '#site/view.ts';
import type { VisitorCookies } from '../http/cookies.ts';
import type { OpenSession } from '../sessions/sessions.ts';

/** Who asks for which page, with which choices made. */
export interface PageRequest {
  /** Scheme and host of the site; an address that was sent may name another. */
  readonly origin: string;
  readonly url: URL;
  readonly visitor: Visitor;
  readonly session?: OpenSession | undefined;
  readonly cookies: VisitorCookies;
  /** Where they ask from, as limits count. */
  readonly network: string;
  /** Whether the visitor is signed in cannot be told now. */
  readonly isUnknown?: boolean;
  /** Their browser was signed in, and is no more. */
  readonly wasSignedIn?: boolean;
  /** They work for the operator. */
  readonly isEmployee?: boolean;
  readonly requestId: string;
  /** What became of the form that was sent to this address. */
  readonly form?: FormState;
}

/** What a path of the site comes to: a view to draw or send, another address, or a file. */
export type Resolution =
  | ({ readonly kind: 'view'; readonly view: PageView } & Pick<
      PageTraits,
      'keep' | 'trueUntilMs' | 'policy' | 'offline'
    >)
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** A page with the link, for a client that does not follow `Location` by itself. */
      readonly view: PageView;
    }
  | { readonly kind: 'file'; readonly file: LoadedFile; readonly url: string };
