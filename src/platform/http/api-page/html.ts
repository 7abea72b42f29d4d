/** Text that is markup already. A class, so that no data that came from outside can pass for it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Nothing is written for `undefined` and `false`. */
type Written = string | number | undefined | false | Markup | readonly Written[];

/** Markup with values in it: all but markup is escaped, in text and in quoted attributes alike. */
export function html(parts: TemplateStringsArray, ...values: readonly Written[]): Markup {
  return new Markup(parts.reduce((text, part, place) => text + write(values[place - 1]) + part));
}

/** A long address that breaks between its words, where a line must break at all. */
export function breakable(address: string): Markup {
  return html`${address.split(/(?<=[/_])(?=.)/).map((part, place) => html`${place > 0 && html`<wbr />`}${part}`)}`;
}

function write(value: Written): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(write).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
