import { answerWords } from '../openapi/answer-words.ts';
import type { Content, Operation, Parameter, Response } from '../openapi/document.ts';
import type { Language } from '../wording.ts';
import { breakable, html, type Markup } from './html.ts';
import { noteId, tryForm } from './try-form.ts';
import { shapeLine, langAttribute, schemaMarkup, type SchemaReader } from './schema-shape.ts';

/** One operation with its address. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface CallReader extends SchemaReader {
  /** The language of the page. */
  readonly language: Language;
  /** The path under which the service is mounted, without a slash at its end. */
  readonly base: string;
  /** The first place each long schema was shown at, by its text; filled as the page is written. */
  readonly shown: Map<string, ShownSchema>;
}

interface ShownSchema {
  readonly anchor: string;
  readonly label: string;
}

export function callName({ method, path }: ApiCall): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Everything about one call: what it is for, where it is, what it takes, what it answers, and a form to try it. */
export function callMarkup(call: ApiCall, reader: CallReader): Markup {
  const { operation, method, path } = call;
  const { words, noteLanguage, base } = reader;
  const { operationId, parameters = [], requestBody, responses } = operation;
  return html`<article class="call" aria-labelledby="${operationId}">
    <h3 id="${operationId}" ${langAttribute(noteLanguage)}>${operation.summary}</h3>
    <p class="address">
      <span class="method">${method.toUpperCase()}</span>
      <code>${breakable(`${base}${path}`)}</code>
    </p>
    <h4>${words.parameters}</h4>
    ${parameters.length === 0 ? html`<p>${words.noParameters}</p>` : parameterTable(call, parameters, reader)}
    ${requestBody && html`<h4>${words.body}</h4>`}
    ${requestBody && contentMarkup(requestBody.content, { anchor: `${operationId}-body`, label: callName(call) }, reader)}
    ${method === 'get' && tryForm({ operation, call: callName(call), address: `${base}${path}`, base, words })}
    <h4>${words.answers}</h4>
    ${Object.entries(responses).map(([status, response]) => {
      const { description, content } = response;
      const anchor = `${operationId}-${status}`;
      return html`<details class="answer" id="${anchor}" ${status.startsWith('2') && html` open`}>
        <summary>
          <span class="status">${status}</span>
          ${answerWords[reader.language].statuses[status] ?? html`<span lang="en">${description}</span>`}
        </summary>
        ${
          content
            ? contentMarkup(content, { anchor, label: `${callName(call)}, ${status}` }, reader)
            : html`<p>${words.emptyAnswer}</p>`
        }
        ${headersMarkup(response, reader)}
        ${eventsMarkup(response, { anchor, label: callName(call) }, reader)}
      </details>`;
    })}
  </article>`;
}

function parameterTable(call: ApiCall, parameters: readonly Parameter[], reader: CallReader): Markup {
  const { words, noteLanguage } = reader;
  const { operationId } = call.operation;
  return html`<div
    class="scroll"
    role="region"
    tabindex="0"
    aria-label="${words.parametersOf(callName(call))}"
  >
    <table>
      <thead>
        <tr>
          <th scope="col">${words.name}</th>
          <th scope="col">${words.required}</th>
          <th scope="col">${words.description}</th>
          <th scope="col">${words.form}</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          (parameter) =>
            html`<tr>
              <th scope="row"><code>${parameter.name}</code></th>
              <td>${placeOf(parameter, reader)}</td>
              <td id="${noteId(operationId, parameter)}" ${langAttribute(noteLanguage)}>
                ${parameter.description}
              </td>
              <td>${shapeLine(parameter.schema, reader)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function placeOf({ in: place, required }: Parameter, { words }: CallReader): string {
  if (place !== 'query') return place === 'path' ? words.inPath : words.inHeader;
  return required ? words.yes : words.no;
}

function headersMarkup({ headers = {} }: Response, { noteLanguage }: CallReader): Markup[] {
  return Object.entries(headers).map(
    ([name, { description }]) =>
      html`<p>
        <code>${name}</code> <span class="note" ${langAttribute(noteLanguage)}>${description}</span>
      </p>`,
  );
}

function eventsMarkup(
  { 'x-events': events = {} }: Response,
  { anchor, label }: ShownSchema,
  reader: CallReader,
): Markup[] {
  return Object.entries(events).map(([event, { $ref = '' }]) => {
    const place = { anchor: `${anchor}-${event}`, label: `${label}, ${event}` };
    const schema = reader.schemas[$ref.replace('#/components/schemas/', '')] ?? {};
    return html`<div class="event" id="${place.anchor}">
      <h5>${reader.words.eventNamed(event)}</h5>
      ${contentMarkup({ 'application/json': { schema } }, place, reader)}
    </div>`;
  });
}

/** Longer than this, a schema is shown once and referred to afterwards. */
const longMarkup = 3000;

function contentMarkup(content: Content, place: ShownSchema, reader: CallReader): Markup[] {
  return Object.entries(content).map(
    ([
      mediaType,
      {
        schema: { description, ...schema },
      },
    ]) => {
      const note =
        description !== undefined &&
        html`<p class="note" ${langAttribute(reader.noteLanguage)}>${description}</p>`;
      const key = JSON.stringify(schema);
      const first = reader.shown.get(key);
      if (first)
        return html`<p class="media">${mediaType}</p>
          ${note}
          <p>${reader.words.sameAs} <a href="#${first.anchor}">${first.label}</a></p>`;
      const markup = schemaMarkup(schema, reader);
      if (markup.text.length > longMarkup) reader.shown.set(key, place);
      return html`<p class="media">${mediaType}</p>
        ${note}
        <div class="schema" ${place.anchor.endsWith('-body') && html` id="${place.anchor}"`}>${markup}</div>`;
    },
  );
}
