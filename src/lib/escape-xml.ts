/** A text inside an element or an attribute of XML. Control characters have no place there, not even escaped. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
