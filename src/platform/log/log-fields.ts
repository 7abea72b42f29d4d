import { loggedPath } from './logged-path.ts';
import { errorFields, isRefusalCode } from './error-fields.ts';

type Write = (value: unknown) => unknown;

const longest = 300;

/** A text of ours. */
const text: Write = (value) => (typeof value === 'string' ? value.slice(0, longest) : undefined);
/** A number, a switch, or nothing. */
const figure: Write = (value) =>
  typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
/** A name or an identifier: no spaces, no signs, nothing a sentence or an address could hide in. */
const name: Write = (value) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value))
    ? value
    : undefined;
const path: Write = (value) => (typeof value === 'string' ? loggedPath(value) : undefined);
/** Of the key of a copy, what kind of thing it is: the rest may be an address that somebody typed. */
const kind: Write = (value) =>
  typeof value === 'string' ? value.split(':').slice(0, 2).join(':').slice(0, 60) : undefined;
/** What the import of a feed says of it, in numbers and in words of ours. */
const asItIs: Write = (value) => value;
const names: Write = (value) => (Array.isArray(value) ? value.map(name).slice(0, 20) : undefined);

/** The fields of a line, and how each is written. What is not here is in no line. */
const fields: Readonly<Record<string, Write>> = {
  err: (value) => errorFields(value),
  // The request, and what became of it.
  requestId: name,
  part: name,
  method: name,
  path,
  status: figure,
  seconds: figure,
  code: name,
  form: name,
  screen: name,
  route: name,
  locale: name,
  // What a line is about.
  line: name,
  stop: name,
  trip: name,
  menu: name,
  what: name,
  version: name,
  key: kind,
  channel: name,
  block: name,
  blockType: name,
  type: name,
  id: name,
  names,
  service: name,
  reason: text,
  // The program.
  signal: text,
  origin: text,
  clock: text,
  machine: text,
  routes: figure,
  maintenance: figure,
  items: figure,
  bytes: figure,
  ms: figure,
  characters: figure,
  waiting: figure,
  count: figure,
  policy: name,
  /** The last words of the embedded database when it does not start: it holds nothing yet, or does not say. */
  lines: names,
  // Feeds.
  feed: text,
  trouble: text,
  words: asItIs,
  feedZone: text,
  operatorZone: text,
  lastDay: name,
  daysLeft: figure,
  trips: figure,
  peakMb: figure,
  errors: figure,
  warnings: figure,
  faults: asItIs,
  rows: asItIs,
  used: asItIs,
  leftOut: asItIs,
};

const isRefusal = ({ status, code }: Readonly<Record<string, unknown>>): boolean =>
  typeof status === 'number' ? status >= 400 && status < 500 : isRefusalCode(code);

/** Only what is allowed, each in its own way; a field that is not what it should be is left out. */
export function allowedFields(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const field in given) {
    const value =
      field === 'path' && isRefusal(given)
        ? loggedPath(String(given[field]), { isRefused: true })
        : fields[field]?.(given[field]);
    if (value !== undefined) line[field] = value;
  }
  return line;
}
