import { uiNames, type WebFormJson, type WebFormNodeJson } from '#contract/content/web-form.ts';
import type { WebForm, WebFormPage, WebFormPart } from '#domain/web-forms/web-form.ts';
import { parseField } from './parse-field.ts';
import { withDependencies } from './read-dependencies.ts';
import type { Ui } from './ui.ts';

export interface ParsingForm {
  /** Told of a field that cannot be drawn; it is left out. */
  report(path: readonly string[], type: string): void;
}

const noButtons = { submit: '', next: '', previous: '' };
const buttonNames = { submit: 'submit', next: 'next', prev: 'previous' } as const;

/** A form of the wire as it is drawn. Its texts are those of the language it was asked for in. */
export function parseWebForm(id: string, json: WebFormJson, options: ParsingForm): WebForm {
  const { schema, ui } = json;
  const level = inOrder(withDependencies(schema), ui);
  const isWizard = level.some(({ node }) => node.is_page);
  const title = schema.title ?? '';
  const pages = isWizard
    ? level.filter(({ node }) => node.is_page).map((page) => parsePage(page, options))
    : [{ path: [], title, parts: parseParts(schema, ui, { ...options, before: [] }) }];
  return { id, title, pages, buttons: { ...noButtons, ...readButtons(json.buttons) } };
}

function readButtons(buttons: WebFormJson['buttons']): Partial<WebForm['buttons']> {
  return Object.fromEntries(
    buttons.flatMap(({ type, value }) => {
      const name = buttonNames[type as keyof typeof buttonNames];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}

interface Keyed {
  readonly key: string;
  readonly node: WebFormNodeJson;
  readonly ui: Ui;
  readonly isRequired: boolean;
}

/** What stands at a level, in the order it says; what it does not name comes last. */
function inOrder(node: WebFormNodeJson, ui: Ui): Keyed[] {
  const { properties = {}, required = [] } = node;
  const order: readonly unknown[] = Array.isArray(ui[uiNames.order]) ? (ui[uiNames.order] as unknown[]) : [];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(properties)
    .map(([key, inner]) => ({ key, node: inner, ui: uiOf(ui, key), isRequired: required.includes(key) }))
    .toSorted((one, two) => place(one.key) - place(two.key));
}

function uiOf(ui: Ui, key: string): Ui {
  const inner = Object.hasOwn(ui, key) ? ui[key] : undefined;
  return typeof inner === 'object' && inner !== null ? (inner as Ui) : {};
}

function parsePage({ key, node, ui }: Keyed, options: ParsingForm): WebFormPage {
  const path = [key];
  return { path, title: node.title ?? '', parts: parseParts(node, ui, { ...options, before: path }) };
}

interface ParsingParts extends ParsingForm {
  readonly before: readonly string[];
}

function parseParts(node: WebFormNodeJson, ui: Ui, { before, report }: ParsingParts): WebFormPart[] {
  return inOrder(withDependencies(node), ui).flatMap(
    ({ key, node: inner, ui: own, isRequired }): WebFormPart[] => {
      const path = [...before, key];
      if (inner.properties === undefined) {
        const field = parseField(inner, { path, ui: own, isRequired });
        if (!field) report(path, inner.fieldType ?? inner.type ?? 'none');
        return field ? [field] : [];
      }
      return [
        {
          kind: 'group',
          path,
          title: inner.title ?? '',
          ...(inner.description && { description: inner.description }),
          ...(inner.states?.visible && { visible: inner.states.visible }),
          parts: parseParts(inner, own, { before: path, report }),
        },
      ];
    },
  );
}
