import type { ZodMiniType } from 'zod/mini';
import type { RichText } from '#domain/rich-text.ts';
import type { Catalogue, CatalogueWith } from '#site/i18n/catalogue.ts';

/** The fields of a form, as text. */
export type Fields = Readonly<Record<string, string>>;

/** A form of the site: what both sides know of it. */
export interface Form<Values = Fields> {
  /**
   * Unique among the forms that can stand on one page, at most 80 small letters, digits, dashes and underscores (`formName`). It is sent as
   * `_form`, stands in the address as `?done=<name>`, and is the id of the element that shows what became of the form.
   */
  readonly name: string;
  /** The rules of its fields, loaded when they are first needed; their messages are codes. Without them any text will do. */
  readonly rules?: () => Promise<ZodMiniType<Values>>;
  /** The words for each code, of its own rules and of what can happen to any form (`FormFault`). */
  readonly words: (texts: FormTexts) => Readonly<Record<string, FaultWords>>;
  /** It has the hidden field `url`, which only machines fill: they are thanked, and nothing is done. */
  readonly hasTrap?: boolean;
  /** It carries the proof that a person sends it, good for a form of this name alone; `asked`: once it is refused for `proof`. */
  readonly hasCaptcha?: boolean | 'asked';
  /** Fields that never come back to a page, such as passwords. */
  readonly secret?: readonly string[];
  /** Fields of the frame that come back as the others do: their names begin with an underscore. */
  readonly back?: readonly string[];
}

/** A sentence, or one that names what it is about. */
type FaultWords = string | ((about: string) => string);

/** Texts of every page, and those of the screens that forms stand on: a form is read where its screen is. */
type FormTexts = CatalogueWith<'account' | 'forms' | 'staff' | 'web-forms'>;

export const formName = /^[a-z][a-z0-9_-]{0,79}$/;

/**
 * What is wrong with a form that was sent. Besides the codes of its own rules: `robot` (the proof was refused),
 * `unchecked` (it could not be made), `too-many`, `stale` (its page stood open for over a day), `odd-letter` (an
 * address has a letter that stands for others or cannot be seen), `unavailable`.
 */
export interface FormFault {
  readonly code: string;
  /** Without one the fault is about the whole form. */
  readonly field?: string;
  readonly message: string;
}

/** What became of a form that was sent from the page on screen. */
export type FormState =
  | { readonly name: string; readonly kind: 'done' }
  /** It was typed before the visitor signed in again, and is not sent yet. */
  | { readonly name: string; readonly kind: 'resumed'; readonly values: Fields }
  /** It was sent to be changed, or asks something before it is acted on. */
  | { readonly name: string; readonly kind: 'again'; readonly values: Fields; readonly question?: string }
  | {
      readonly name: string;
      readonly kind: 'refused';
      readonly faults: readonly FormFault[];
      /** What was typed. */
      readonly values: Fields;
    };

/**
 * What a script that sends a form is answered. Without an address the form is done with on this page. A token comes in
 * place of one that was too old.
 */
export type FormAnswer =
  | {
      readonly kind: 'done';
      readonly to?: string;
      readonly values?: Fields;
      /** What is said of it, where the form is one of the content. */
      readonly messages?: readonly RichText[];
      /** The page that follows once these were read. */
      readonly laterTo?: string;
    }
  | { readonly kind: 'again'; readonly values: Fields; readonly question?: string }
  | { readonly kind: 'refused'; readonly faults: readonly FormFault[]; readonly token?: string };

/** Words of what can be wrong with any form, by the code. */
const anyFault = { stale: 'formStale', 'odd-letter': 'oddLetter' } as const;

export function faultOf(
  { words }: Pick<Form, 'words'>,
  texts: Catalogue,
  { code, field, about = '' }: Pick<FormFault, 'code' | 'field'> & { readonly about?: string | undefined },
): FormFault {
  const ofAny = anyFault[code as keyof typeof anyFault] ?? 'formFault';
  const own = words(texts as FormTexts)[code] ?? texts.ui[ofAny];
  return { code, message: typeof own === 'string' ? own : own(about), field };
}

/** The fields that are text, out of all that was sent. */
export function textFields(sent: Iterable<readonly [string, unknown]>): Fields {
  const isText = (field: readonly [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string';
  return Object.fromEntries([...sent].filter(isText));
}

/** Reads the fields by the form's rules, the same way in the browser and on the server. */
export async function checkFields<Values>(
  form: Form<Values>,
  fields: Fields,
  texts: Catalogue,
): Promise<{ readonly values: Values } | { readonly faults: readonly FormFault[] }> {
  const rules = await form.rules?.();
  if (!rules) return { values: fields as Values };
  const read = rules.safeParse(fields);
  if (read.success) return { values: read.data };
  const faults = read.error.issues.map((issue) => {
    const { message: code, path } = issue;
    const about = issue.code === 'custom' ? aboutOf(issue.params) : undefined;
    return faultOf(form, texts, { code, field: path[0]?.toString(), about });
  });
  return { faults };
}

/** What a rule says its fault is about: `params: { about: '801' }`. */
const aboutOf = (params: Record<string, unknown> = {}) =>
  typeof params['about'] === 'string' ? params['about'] : undefined;
