export function list(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

export function steps(...items: readonly string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
}

interface TableText {
  readonly caption: string;
  /** Words, or words and how they are said where there is little room. */
  readonly head: readonly (string | readonly [words: string, short: string])[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

export function table({ caption, head, rows }: TableText): string {
  const headings = head.map((text) =>
    typeof text === 'string'
      ? `<th scope="col">${text}</th>`
      : `<th scope="col" abbr="${text[1]}">${text[0]}</th>`,
  );
  const body = rows.map(([first, ...rest]) => {
    const cells = rest.map((text) => `<td>${text}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<table><caption>${caption}</caption><thead><tr>${headings.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** A number that a phone calls at a touch. */
export function telephone(number: string, dialled = `+1-${number}`): string {
  return `<a href="tel:${dialled}">${number}</a>`;
}
