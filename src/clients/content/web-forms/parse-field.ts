import { fileDefaults, uiNames, type WebFormNodeJson } from '#contract/content/web-form.ts';
import type { AnswerRule, Choice, FieldKind, WebFormField } from '#domain/web-forms/web-form.ts';
import { answerLimits, isSafePattern } from '#lib/safe-pattern.ts';
import type { Ui } from './ui.ts';

interface Place {
  readonly path: readonly string[];
  readonly ui: Ui;
  readonly isRequired: boolean;
}

/** A field, or nothing where nobody here can draw it. */
export function parseField(node: WebFormNodeJson, { path, ui, isRequired }: Place): WebFormField | undefined {
  const isList = node.type === 'array';
  const choices = choicesOf(node) ?? (node.items && choicesOf(node.items));
  const kind = kindOf(node, { widget: ui[uiNames.widget], hasChoices: choices !== undefined, isList });
  if (!kind) return undefined;
  const { description, mask, autocomplete, states, minItems, maxItems } = node;
  const messages = messagesOf(ui);
  return {
    kind,
    path,
    label: node.title ?? '',
    required: isRequired,
    rule: ruleOf(node, kind, choices),
    ...(description && { description }),
    ...(node.default !== undefined && { default: defaultOf(node.default) }),
    ...(isList && { several: severalOf({ least: minItems, most: maxItems }) }),
    ...(choices && { choices }),
    ...(mask !== undefined && { mask }),
    ...(autocomplete !== undefined && { autocomplete }),
    ...(kind === 'file' && {
      file: { accept: node.accept ?? fileDefaults.accept, maxBytes: node.maxSize ?? fileDefaults.maxBytes },
    }),
    ...(messages && { messages }),
    ...(states?.visible && { visible: states.visible }),
    ...(states?.required && { requiredWhen: states.required }),
  };
}

const defaultOf = (value: string | boolean | number): string | boolean =>
  typeof value === 'number' ? String(value) : value;

/** One answer at least is what « required » says already. */
function severalOf({ least, most }: { least?: number | undefined; most?: number | undefined }) {
  return { ...(least !== undefined && least > 1 && { least }), ...(most !== undefined && { most }) };
}

const byFieldType: Readonly<Record<string, FieldKind>> = {
  textarea: 'textarea',
  boolean: 'checkbox',
  select: 'select',
  radios: 'radios',
  checkbox: 'checkboxes',
  file: 'file',
};
const byWidget: Readonly<Record<string, FieldKind>> = {
  textarea: 'textarea',
  checkboxes: 'checkboxes',
  radio: 'radios',
  hidden: 'hidden',
  tel: 'tel',
  time: 'time',
};
const byFormat: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  uri: 'url',
  date: 'date',
  'date-time': 'date-time',
  time: 'time',
};
const byType: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'checkbox',
};

interface Signs {
  readonly widget: unknown;
  readonly hasChoices: boolean;
  readonly isList: boolean;
}

/** What the wire says first is what it is: a name of its own, a widget, choices, a format, the plain type. */
function kindOf(node: WebFormNodeJson, { widget, hasChoices, isList }: Signs): FieldKind | undefined {
  const { fieldType, type, format } = node;
  const named = fieldType === undefined ? undefined : find(byFieldType, fieldType);
  // A box is one answer, or several that can be ticked.
  if (named === 'checkboxes' && type === 'boolean') return 'checkbox';
  if (named) return named;
  if (fieldType !== undefined && !find(byType, fieldType)) return undefined;
  const drawn = typeof widget === 'string' ? find(byWidget, widget) : undefined;
  if (drawn) return drawn;
  if (hasChoices) return isList ? 'checkboxes' : 'select';
  return (format === undefined ? undefined : find(byFormat, format)) ?? find(byType, type ?? '');
}

const find = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function choicesOf({
  anyOf,
  oneOf,
  enum: values,
  enumNames,
}: Pick<WebFormNodeJson, 'anyOf' | 'oneOf' | 'enum' | 'enumNames'>): readonly Choice[] | undefined {
  const listed = anyOf ?? oneOf;
  if (listed)
    return listed.flatMap(({ enum: keys, const: only, title }) =>
      [...(keys ?? []), ...(only === undefined ? [] : [only])].map((key) => ({
        value: String(key),
        label: title ?? String(key),
      })),
    );
  return values?.map((value, nth) => ({ value: String(value), label: enumNames?.[nth] ?? String(value) }));
}

const types = new Set<string>(['number', 'integer', 'boolean']);
const formats = new Set<string>(['email', 'uri', 'date', 'date-time']);

function ruleOf(node: WebFormNodeJson, kind: FieldKind, choices: readonly Choice[] | undefined): AnswerRule {
  const own = node.type === 'array' ? (node.items ?? {}) : node;
  const { type = 'string', format, pattern, minLength, maxLength, minimum, maximum, multipleOf } = own;
  const known = {
    format: format !== undefined && formats.has(format) ? (format as AnswerRule['format']) : undefined,
    // One that cannot be read, or would take for ever, holds nobody to anything here; the service still does.
    pattern: pattern !== undefined && isSafePattern(pattern, answerLimits) ? pattern : undefined,
    minLength,
    maxLength,
    minimum,
    maximum,
    multipleOf,
  };
  const said = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return {
    type:
      kind === 'checkbox' ? 'boolean' : types.has(type) && !choices ? (type as AnswerRule['type']) : 'string',
    ...said,
    ...(choices && { enum: choices.map(({ value }) => value) }),
  };
}

/** The last three are additions of ours. */
const faults = {
  required: 'required',
  minItems: 'required',
  pattern: 'pattern',
  type: 'type',
  minimum: 'minimum',
  maximum: 'maximum',
} as const;

function messagesOf(ui: Ui): WebFormField['messages'] {
  const given = ui[uiNames.messages];
  if (typeof given !== 'object' || given === null) return undefined;
  const words = Object.entries(given).flatMap(([name, text]) => {
    const fault = faults[name as keyof typeof faults];
    return fault !== undefined && typeof text === 'string' ? [[fault, text]] : [];
  });
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}
