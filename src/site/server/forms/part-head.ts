/** What a part says of itself. */
export interface PartHead {
  readonly name: string;
  /** Of a file; empty where a field of files was sent without one. */
  readonly fileName: string | undefined;
}

const longestName = 1000;

/**
 * Reads `form-data; name="photos"; filename="été.png"`, whose bytes come as one character each. Undefined for what no
 * browser writes. `filename*` goes before `filename`, as in RFC 6266.
 */
export function readPartHead(disposition: string): PartHead | undefined {
  const [, type = '', rest = ''] = /^([^;]*)(.*)$/s.exec(disposition) ?? [];
  if (type.trim().toLowerCase() !== 'form-data') return undefined;
  const found = new Map<string, string>();
  for (let left = rest.trimEnd(); left !== '';) {
    const [whole, key = '', quoted, plain = ''] = parameterPattern.exec(left) ?? [];
    if (whole === undefined) return undefined;
    left = left.slice(whole.length);
    const value = key.endsWith('*') ? decodeExtended(plain) : decodeQuoted(quoted ?? plain);
    if (value === undefined || value.length > longestName) return undefined;
    found.set(key.toLowerCase(), value);
  }
  const name = found.get('name*') ?? found.get('name');
  return name === undefined ? undefined : { name, fileName: found.get('filename*') ?? found.get('filename') };
}

/** A backslash is a letter like any other: browsers write the sign that ends a name as `%22`. */
const parameterPattern = /^;[ \t]*([\w-]+\*?)=(?:"([^"]*)"|([^\s";]+))/;

const utf8 = (latin: string) => Buffer.from(latin, 'latin1').toString();

const escapes: Readonly<Record<string, string>> = { '%0a': '\n', '%0d': '\r', '%22': '"' };

const decodeQuoted = (text: string) =>
  utf8(text).replaceAll(/%(?:0a|0d|22)/gi, (escape) => escapes[escape.toLowerCase()] ?? escape);

/** `UTF-8''%C3%A9t%C3%A9.png` (RFC 8187). */
function decodeExtended(text: string): string | undefined {
  const [, encoded] = /^utf-8'[^']*'(.*)$/i.exec(text) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
