import { uiNames, type WebFormJson, type WebFormNodeJson } from '#contract/content/web-form.ts';
import type { FieldKind, WebForm, WebFormField, WebFormPart } from '#domain/web-forms/web-form.ts';

type Wire = Pick<WebFormJson, 'id' | 'schema' | 'ui' | 'buttons'>;
type Ui = Record<string, unknown>;

/** A form as the wire has it (contract, section 4.1). */
export function toWire({ id, title, pages, buttons }: WebForm): Wire {
  const isWizard = pages.length > 1;
  const inPages = pages.map((page) => ({ ...page, inner: describe(page.parts) }));
  const submit = { type: 'submit', value: buttons.submit };
  if (!isWizard) {
    const { schema, ui } = inPages[0]?.inner ?? describe([]);
    return { id, schema: { title, ...schema }, ui, buttons: [submit] };
  }
  const keyed = inPages.map(({ path, title: pageTitle, inner }) => ({
    key: path.at(-1) ?? '',
    schema: { title: pageTitle, ...inner.schema, is_wrapper_element: true, is_page: true },
    ui: inner.ui,
  }));
  return {
    id,
    schema: { title, type: 'object', properties: entries(keyed, ({ schema }) => schema) },
    ui: { ...entries(keyed, ({ ui }) => ui), [uiNames.order]: keyed.map(({ key }) => key) },
    buttons: [submit, { type: 'next', value: buttons.next }, { type: 'prev', value: buttons.previous }],
  };
}

interface Described {
  readonly schema: WebFormNodeJson;
  readonly ui: Ui;
}

/** The fields of a level, with those that have to be filled in and their order. */
function describe(parts: readonly WebFormPart[]): Described {
  const keyed = parts.map((part) => ({ key: part.path.at(-1) ?? '', part, ...describePart(part) }));
  const required = keyed.flatMap(({ key, part }) => (part.kind !== 'group' && part.required ? [key] : []));
  return {
    schema: {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: entries(keyed, ({ schema }) => schema),
    },
    ui: {
      ...entries(
        keyed.filter(({ ui }) => Object.keys(ui).length > 0),
        ({ ui }) => ui,
      ),
      [uiNames.order]: keyed.map(({ key }) => key),
    },
  };
}

function entries<Item extends { readonly key: string }, Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Value,
): Record<string, Value> {
  return Object.fromEntries(items.map((item) => [item.key, valueOf(item)]));
}

function describePart(part: WebFormPart): Described {
  const states = {
    ...(part.visible && { visible: part.visible }),
    ...(part.requiredWhen && { required: part.requiredWhen }),
  };
  const common = {
    ...(part.description !== undefined && { description: part.description }),
    ...(Object.keys(states).length > 0 && { states }),
  };
  if (part.kind !== 'group') {
    const { schema, ui } = describeField(part);
    return { schema: { ...schema, ...common }, ui };
  }
  const { schema, ui } = describe(part.parts);
  return { schema: { title: part.title, ...schema, is_wrapper_element: true, ...common }, ui };
}

/** What a field is called, besides its type. Those without a name of their own are told by their format. */
const fieldTypes: Partial<Readonly<Record<FieldKind, string>>> = {
  textarea: 'textarea',
  checkbox: 'boolean',
  select: 'select',
  radios: 'radios',
  checkboxes: 'checkbox',
  file: 'file',
};
const widgets: Partial<Readonly<Record<FieldKind, string>>> = {
  textarea: 'textarea',
  checkboxes: 'checkboxes',
  radios: 'radio',
  hidden: 'hidden',
  tel: 'tel',
  time: 'time',
};

function describeField(field: WebFormField): Described {
  const { kind, label, rule, several, choices, required, file, mask, autocomplete, messages } = field;
  const { enum: _values, ...plain } = rule;
  const offered = choices && { anyOf: choices.map(({ value, label: title }) => ({ enum: [value], title })) };
  const one = { ...plain, ...offered };
  const widget = widgets[kind];
  return {
    schema: {
      title: label,
      ...(several
        ? {
            type: 'array',
            items: one,
            ...(offered && { uniqueItems: true }),
            ...(required && { minItems: 1 }),
            ...(several.most !== undefined && { maxItems: several.most }),
          }
        : one),
      fieldType: fieldTypes[kind] ?? (rule.type === 'string' ? 'string' : rule.type),
      ...(field.default !== undefined && { default: field.default }),
      ...(file && { accept: [...file.accept], maxSize: file.maxBytes }),
      ...(mask !== undefined && { mask }),
      ...(autocomplete !== undefined && { autocomplete }),
    },
    ui: {
      ...(widget !== undefined && { [uiNames.widget]: widget }),
      ...(messages && { [uiNames.messages]: messages }),
    },
  };
}
