const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/**
 * WebKit forgets that a table is one when its parts are laid out as blocks, so they say what they are while they are
 * a list. The document itself must not say it: on a table that is drawn as one, these roles are an error of markup.
 */
export function keepTableRoles(table: HTMLTableElement): void {
  const isList = getComputedStyle(table).display !== 'table';
  const parts = table.querySelectorAll<HTMLElement>('thead, tbody, tfoot, tr, th, td');
  for (const part of [table, ...parts]) {
    if (isList) part.setAttribute('role', roleOf(part));
    else part.removeAttribute('role');
  }
}

function roleOf(part: HTMLElement): string {
  return roles[part.localName] ?? (part.closest('thead') ? 'columnheader' : 'rowheader');
}
