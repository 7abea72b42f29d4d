/** What the copy of a page has to say of itself when it is shown. */
export interface CopyMarks {
  /** The device's time of when it was kept. */
  readonly at: number;
  /** The theme the visitor has chosen; the copy was asked for without cookies and knows of none. */
  readonly theme: string | undefined;
}

/** The document of a copy, marked as one: scripts and styles read it from the root element. */
export function markCopy(html: string, { at, theme }: CopyMarks): string {
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
  const marked = html.replace('<html ', `<html data-kept="${at}"${chosen ? ` data-theme="${chosen}"` : ''} `);
  return chosen
    ? marked.replace(
        '<meta name="color-scheme" content="light dark">',
        `<meta name="color-scheme" content="${chosen}">`,
      )
    : marked;
}

const opening = '<script type="application/json" id="view">';

/**
 * What `/_data` would answer for the page of a document: its view travels in it. A page with finished pieces is loaded
 * as a document, by its whole address.
 */
export function viewIn(html: string, address: string): string | undefined {
  if (html.includes(' data-still="')) return JSON.stringify({ kind: 'redirect', to: address });
  const start = html.indexOf(opening);
  const end = html.indexOf('</script>', start);
  if (start < 0 || end < 0) return undefined;
  const json = html.slice(start + opening.length, end);
  return json.startsWith('{') ? `{"kind":"view",${json.slice(1)}` : undefined;
}
