const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text as HTML: between tags, or as the value of an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (character) => entities[character] ?? character);
}
