/** A line may have so many bytes; what is longer goes on in the next one, after a space (RFC 5545, 3.1). */
const longestLine = 75;
const encoder = new TextEncoder();

/** One property with its value, folded. Letters of several bytes are never cut in two. */
export function contentLine(name: string, value: string): string {
  const lines: string[] = [];
  let line = '';
  let bytes = 0;
  for (const letter of `${name}:${value}`) {
    const size = encoder.encode(letter).length;
    if (bytes + size > longestLine) {
      lines.push(line);
      line = ' ';
      bytes = 1;
    }
    line += letter;
    bytes += size;
  }
  return [...lines, line].join('\r\n');
}

/** A text as the value of a property: what has a meaning there is escaped (3.3.11), what may not stand there left out. */
export function textValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, '');
}
