import { fileDefaults } from '#contract/content/web-form.ts';
import {
  isGroupFile,
  type WebFormFieldFile,
  type WebFormFile,
  type WebFormPartFile,
} from '#contract/content/web-form-file.ts';
import type { Locale } from '#domain/locale.ts';
import type {
  AnswerRule,
  FieldKind,
  WebForm,
  WebFormField,
  WebFormPart,
} from '#domain/web-forms/web-form.ts';

const buttons = {
  submit: { fr: 'Envoyer', en: 'Send' },
  next: { fr: 'Suivant', en: 'Next' },
  previous: { fr: 'Précédent', en: 'Previous' },
};

/** A form as staff wrote it, in one language. */
export function toWebForm({ id, title, pages, ...file }: WebFormFile, locale: Locale): WebForm {
  const isWizard = pages.length > 1;
  return {
    id,
    title: title[locale],
    pages: pages.map((page) => {
      const path = isWizard ? [page.key] : [];
      return { path, title: page.title[locale], parts: page.parts.map((part) => toPart(part, path, locale)) };
    }),
    buttons: {
      submit: (file.buttons?.submit ?? buttons.submit)[locale],
      next: (file.buttons?.next ?? buttons.next)[locale],
      previous: (file.buttons?.previous ?? buttons.previous)[locale],
    },
  };
}

function toPart(part: WebFormPartFile, before: readonly string[], locale: Locale): WebFormPart {
  const path = [...before, part.key];
  const description = part.description?.[locale];
  const said = {
    ...(description !== undefined && { description }),
    ...(part.visible && { visible: part.visible }),
  };
  if (isGroupFile(part))
    return {
      kind: 'group',
      path,
      title: part.title[locale],
      ...said,
      parts: part.parts.map((inner) => toPart(inner, path, locale)),
    };
  return { ...toField(part, path, locale), ...said };
}

const kinds: Readonly<Record<WebFormFieldFile['type'], FieldKind>> = {
  textfield: 'text',
  textarea: 'textarea',
  email: 'email',
  url: 'url',
  tel: 'tel',
  number: 'number',
  integer: 'number',
  date: 'date',
  datetime: 'date-time',
  time: 'time',
  checkbox: 'checkbox',
  select: 'select',
  radios: 'radios',
  checkboxes: 'checkboxes',
  file: 'file',
  hidden: 'hidden',
};

function toField(field: WebFormFieldFile, path: readonly string[], locale: Locale): WebFormField {
  const { type, required = false, options, mask, autocomplete, requiredWhen, messages, most } = field;
  const words = Object.fromEntries(
    Object.entries(messages ?? {}).map(([fault, text]) => [fault, text[locale]]),
  );
  return {
    kind: kinds[type],
    path,
    label: field.label[locale],
    required,
    rule: toRule(field),
    ...(field.default !== undefined && { default: field.default }),
    ...((type === 'checkboxes' || most !== undefined) && {
      several: { ...(most !== undefined && { most }) },
    }),
    ...(options && { choices: options.map(({ key, label }) => ({ value: key, label: label[locale] })) }),
    ...(mask !== undefined && { mask }),
    ...(autocomplete !== undefined && { autocomplete }),
    ...(type === 'file' && {
      file: {
        accept: field.accept ?? fileDefaults.accept,
        maxBytes: field.maxBytes ?? fileDefaults.maxBytes,
      },
    }),
    ...(requiredWhen && { requiredWhen }),
    ...(messages && { messages: words }),
  };
}

const formats: Partial<Readonly<Record<WebFormFieldFile['type'], AnswerRule['format']>>> = {
  email: 'email',
  url: 'uri',
  date: 'date',
  datetime: 'date-time',
};

/** Hours and minutes, as a browser gives them. */
const timePattern = '^(?:[01]\\d|2[0-3]):[0-5]\\d$';

function toRule(field: WebFormFieldFile): AnswerRule {
  const { type, options, min, max, step } = field;
  if (type === 'checkbox') return { type: 'boolean' };
  if (type === 'number' || type === 'integer')
    return {
      type,
      ...(min !== undefined && { minimum: min }),
      ...(max !== undefined && { maximum: max }),
      ...(step !== undefined && { multipleOf: step }),
    };
  // Files are told by their number.
  if (type === 'file') return { type: 'integer', minimum: 1 };
  if (options) return { type: 'string', enum: options.map(({ key }) => key) };
  const format = formats[type];
  const pattern = patternOf(field);
  return {
    type: 'string',
    ...(format !== undefined && { format }),
    ...(pattern !== undefined && { pattern }),
    ...(field.minLength !== undefined && { minLength: field.minLength }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
  };
}

function patternOf({ type, pattern, mask }: WebFormFieldFile): string | undefined {
  if (pattern !== undefined) return `^(?:${pattern})$`;
  if (mask !== undefined)
    return `^${mask.replaceAll(/[().]/g, String.raw`\$&`).replaceAll('#', String.raw`\d`)}$`;
  return type === 'time' ? timePattern : undefined;
}
