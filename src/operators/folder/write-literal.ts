/** What is said above a field, by its path: `phones.general`. */
export type Remarks = Readonly<Record<string, string>>;

const widest = 100;

/** A value as code that people read and change: short lists on one line, a remark over what needs one. */
export function writeLiteral(value: unknown, remarks: Remarks = {}, path = '', indent = ''): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => writeLiteral(item, {}, '', `${indent}  `));
    return layOut(['[', ']'], items, indent);
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, held]) => held !== undefined);
    const lines = fields.map(([name, held]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const words = Object.hasOwn(remarks, at) ? remarks[at] : undefined;
      const remark = words === undefined ? '' : `${writeRemark(words, `${indent}  `)}\n${indent}  `;
      return `${remark}${nameOf(name)}: ${writeLiteral(held, remarks, at, `${indent}  `)}`;
    });
    return layOut(['{', '}'], lines, indent, ' ');
  }
  return typeof value === 'string' ? quote(value) : String(value);
}

/** Each line of a remark, where it stands. */
export const writeRemark = (remark: string, indent: string): string =>
  remark
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `// ${line.replaceAll(/\p{C}/gu, '')}`.trimEnd())
    .join(`\n${indent}`);

function layOut(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  indent: string,
  space = '',
): string {
  if (parts.length === 0) return `${open}${close}`;
  const inLine = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (!inLine.includes('\n') && inLine.length + indent.length <= widest) return inLine;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

/** The name of a field. `__proto__` would not be one: it is computed, which makes it a name as any other. */
function nameOf(name: string): string {
  if (name === '__proto__') return `['${name}']`;
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quote(name);
}

/** What nobody sees, what ends a line of code and what half a character is: written by its number. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\u00a0\u202f]/gu;

/** In the quotes that need the fewest signs before others. */
function quote(text: string): string {
  const sign = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(sign, `\\${sign}`)
    .replaceAll(unseen, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
  return `${sign}${escaped}${sign}`;
}
