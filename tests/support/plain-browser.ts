import type { TestApp } from './app.ts';
import { readDocument, type ReadDocument } from './document.ts';

/** A page that a browser without script shows. */
export interface PlainPage extends ReadDocument {
  readonly status: number;
  /** Path and query it stands at, after all redirections. */
  readonly at: string;
  readonly headers: Headers;
  readonly html: string;
}

/** A browser without script: it keeps cookies, fills in forms, and goes where it is sent. */
export interface PlainBrowser {
  open(path: string): Promise<PlainPage>;
  /** Sends a form of the page it shows. A field that is undefined is left out, as a box that is not ticked is. */
  submit(form: string, fields?: Readonly<Record<string, string | undefined>>): Promise<PlainPage>;
  /** The same as a browser does it by itself, with the button that is pressed: in parts where the form takes files. */
  press(form: string, filling: Filling): Promise<PlainPage>;
  readonly cookies: ReadonlyMap<string, string>;
}

interface Filling {
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly files?: Readonly<Record<string, readonly File[]>>;
  /** The value of `_go`. */
  readonly go?: string;
}

const mostSteps = 5;

let visitors = 0;

/** The headers by which a program that trusts a proxy (`TRUST_PROXY`) takes each for another visitor: limits count by these. */
export function anotherVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` };
}

export function openPlainBrowser(appOf: () => TestApp): PlainBrowser {
  const cookies = new Map<string, string>();
  const visitor = anotherVisitor();
  let current: PlainPage | undefined;

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function go(path: string, init: RequestInit = {}, steps = 0): Promise<PlainPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', ...visitor, ...(cookie !== '' && { cookie }), ...init.headers };
    const response = await appOf().get(path, { ...init, headers });
    keep(response);
    const location = response.headers.get('location');
    if (location !== null && response.status < 400) {
      if (steps === mostSteps) throw new Error(`too many redirections, the last to ${location}`);
      const to = new URL(location, appOf().origin + path);
      if (to.origin !== appOf().origin) throw new Error(`sent to another site: ${location}`);
      return go(to.pathname + to.search, {}, steps + 1);
    }
    const html = await response.text();
    const page = readDocument(html);
    current = { ...page, html, status: response.status, at: path, headers: response.headers };
    return current;
  }

  return {
    cookies,
    open: (path) => go(path),
    submit: (name, fields = {}) => {
      if (!current) throw new Error('the browser shows no page yet');
      const filled = Object.entries({ ...current.form(name), ...fields });
      const sent = filled.filter((field): field is [string, string] => field[1] !== undefined);
      const { origin } = appOf();
      return go(current.at, { method: 'POST', body: new URLSearchParams(sent), headers: { origin } });
    },
    press: (name, { fields = {}, files = {}, go: step = 'submit' }) => {
      if (!current) throw new Error('the browser shows no page yet');
      const { origin } = appOf();
      const filled = Object.entries({ ...current.sentBy(name), ...fields, _go: step });
      const texts = filled.filter((field): field is [string, string] => field[1] !== undefined);
      const isInParts = current.elements(
        ({ attribs }) => attribs['action'] === `#${name}` && attribs['enctype'] === 'multipart/form-data',
      );
      const body = isInParts.length > 0 ? new FormData() : new URLSearchParams(texts);
      if (body instanceof FormData) {
        for (const [field, text] of texts) body.set(field, text);
        for (const [field, list] of Object.entries(files)) for (const file of list) body.append(field, file);
      }
      return go(current.at, { method: 'POST', body, headers: { origin } });
    },
  };
}
