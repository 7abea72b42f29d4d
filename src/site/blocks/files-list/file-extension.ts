/** The kind of a file as people know it, in capitals: from its name, else from its media type. */
export function fileExtension(href: string, mimeType: string): string {
  const path = href.replace(/[?#].*$/, '');
  const extension = /\.([a-z0-9]{1,5})$/i.exec(path)?.[1] ?? /\/(?:x-)?([a-z0-9]+)$/i.exec(mimeType)?.[1];
  return extension?.toUpperCase() ?? '';
}
