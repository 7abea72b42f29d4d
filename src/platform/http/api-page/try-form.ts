import type { JsonSchema, Operation, Parameter } from '../openapi/document.ts';
import { html, type Markup } from './html.ts';
import type { PageWords } from './words.ts';

/** Where a form goes that fills in an address: a browser alone only adds a query. */
export const tryPath = '/docs/try';

interface TryForm {
  readonly operation: Operation;
  /** The call as its button says it. */
  readonly call: string;
  /** Where the call is. */
  readonly address: string;
  /** The path under which the service is mounted. */
  readonly base: string;
  readonly words: PageWords;
}

/** A plain form that opens the call's answer. Its fields are described by the table above it. */
export function tryForm({ operation, call, address, base, words }: TryForm): Markup {
  const { operationId } = operation;
  // A form of a browser sends no header of its own.
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const isTemplate = parameters.some((parameter) => parameter.in === 'path');
  const action = isTemplate ? `${base}${tryPath}/${operationId}` : address;
  return html`<h4 id="${operationId}-try">${words.tryIt}</h4>
    <form method="get" action="${action}" aria-labelledby="${operationId}-try ${operationId}">
      ${parameters.map((parameter) => fieldMarkup(operationId, parameter, words))}
      <button type="submit" aria-label="${words.send(call)}">${words.send('').trim()}</button>
    </form>`;
}

/** Where the description of a parameter stands: its field points there. */
export function noteId(operationId: string, { name }: Parameter): string {
  return `${operationId}-note-${name.replaceAll(/\s/g, '_')}`;
}

function fieldMarkup(operationId: string, parameter: Parameter, words: PageWords): Markup {
  const { name, required, description, schema } = parameter;
  const id = noteId(operationId, parameter).replace('-note-', '-field-');
  const described = description !== undefined && html` aria-describedby="${noteId(operationId, parameter)}"`;
  const needed = required && html` required`;
  const values = valuesOf(schema);
  return html`<div class="field">
    <label for="${id}"
      ><code>${name}</code> <span class="mark">${required ? words.requiredMark : words.optional}</span></label
    >
    ${
      values
        ? html`<select id="${id}" name="${name}" ${needed}${described}>
            <option value="">${words.choose}</option>
            ${values.map((value) => html`<option>${value}</option>`)}
          </select>`
        : html`<input
            id="${id}"
            name="${name}"
            type="text"
            inputmode="${keyboardOf(schema)}"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            ${needed}${described}
          />`
    }
  </div>`;
}

function valuesOf({ type, enum: values }: JsonSchema): readonly string[] | undefined {
  return type === 'boolean' ? ['true', 'false'] : values?.map(String);
}

/** A phone shows digits where only digits are right; a sign or a letter needs the whole keyboard. */
function keyboardOf({ type, minimum = -1 }: JsonSchema): 'numeric' | 'text' {
  return type === 'integer' && minimum >= 0 ? 'numeric' : 'text';
}
