/** A form that staff define and riders fill in, as it is drawn in one language. */
export interface WebForm {
  readonly id: string;
  readonly title: string;
  /** Shown one at a time; a form without a wizard has one. */
  readonly pages: readonly WebFormPage[];
  readonly buttons: { readonly submit: string; readonly next: string; readonly previous: string };
}

export interface WebFormPage {
  /** What stands before the names of its fields; none where the form has no wizard. */
  readonly path: readonly string[];
  readonly title: string;
  readonly parts: readonly WebFormPart[];
}

export type WebFormPart = WebFormField | WebFormGroup;

/** Fields under one heading. They are shown and hidden together. */
export interface WebFormGroup extends Conditions {
  readonly kind: 'group';
  readonly path: readonly string[];
  readonly title: string;
  readonly description?: string;
  readonly parts: readonly WebFormPart[];
}

/** How a field is drawn and read. */
export const fieldKinds = [
  'text',
  'textarea',
  'email',
  'url',
  'tel',
  'number',
  'date',
  'date-time',
  'time',
  'checkbox',
  'select',
  'radios',
  'checkboxes',
  'file',
  'hidden',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export interface WebFormField extends Conditions {
  readonly kind: FieldKind;
  readonly path: readonly string[];
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  readonly default?: string | boolean;
  /** What an answer has to be, as JSON Schema. Of a field with several answers, each of them. */
  readonly rule: AnswerRule;
  /** Several answers: how few and how many. */
  readonly several?: { readonly least?: number; readonly most?: number };
  readonly choices?: readonly Choice[];
  /** `###-###-####`: a sign for each digit. */
  readonly mask?: string;
  readonly file?: { readonly accept: readonly string[]; readonly maxBytes: number };
  /** Words of the form's own for some faults. */
  readonly messages?: Partial<Readonly<Record<AnswerFault, string>>>;
  /** What browsers and phones may fill in, as HTML names it. */
  readonly autocomplete?: string;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Conditions {
  /** Shown where it holds; always without one. */
  readonly visible?: StateRule;
  /** Required where it holds, besides where the field always is. */
  readonly requiredWhen?: StateRule;
}

/** Conditions on other fields: one of them is enough, or with `xand` all have to hold. */
export interface StateRule {
  readonly operator: 'or' | 'xand';
  readonly conditions: readonly StateCondition[];
}

export interface StateCondition {
  /** The path of the other field, with dots between its parts. */
  readonly field: string;
  readonly trigger: 'value' | '!value' | 'filled' | 'checked';
  readonly value?: string | boolean;
}

/** The part of JSON Schema that an answer is held to. */
export interface AnswerRule {
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly format?: 'email' | 'uri' | 'date' | 'date-time';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly enum?: readonly string[];
}

/** What can be wrong with an answer. */
export type AnswerFault = 'required' | 'few' | 'many' | Exclude<keyof AnswerRule, 'type'> | 'type';

/** The key of a field in answers, in addresses of a page and in the ids of its elements. */
export const keyOf = (path: readonly string[]): string => path.join('-');

/** Every field of a part, however deep it stands, with the groups around it. */
export function fieldsOf(
  parts: readonly WebFormPart[],
  around: readonly WebFormGroup[] = [],
): readonly { readonly field: WebFormField; readonly around: readonly WebFormGroup[] }[] {
  return parts.flatMap((part) =>
    part.kind === 'group' ? fieldsOf(part.parts, [...around, part]) : [{ field: part, around }],
  );
}

export const allFields = ({ pages }: Pick<WebForm, 'pages'>) => pages.flatMap(({ parts }) => fieldsOf(parts));
