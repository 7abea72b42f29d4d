import { fileKinds, type FileKind } from './file-kinds.ts';

/** Texts are UTF-8 without control signs; markup is a drawing or it is refused. */
export function findTextKind(bytes: Uint8Array): FileKind | undefined {
  const text = readText(bytes);
  if (text === undefined) return undefined;
  if (/^WEBVTT(?:[ \t\n\r]|$)/.test(text)) return fileKinds.vtt;
  const start = text.replace(/^(?:\s|<\?xml[^>]*\?>|<!DOCTYPE svg[^>[]*>|<!--[\s\S]*?-->)*/, '').slice(0, 64);
  if (/^<svg[\s/>]/.test(start)) return fileKinds.svg;
  // A browser that guesses could take it for a page.
  if (start.startsWith('<')) return undefined;
  return isTable(text) ? fileKinds.csv : fileKinds.text;
}

function readText(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

const rowsLookedAt = 20;

/** Rows with the same number of cells, two or more. */
function isTable(text: string): boolean {
  const rows = text
    .slice(0, 64 * 1024)
    .split(/\r?\n/)
    .slice(0, rowsLookedAt)
    .filter(Boolean);
  if (rows.length < 2) return false;
  return [',', ';', '\t'].some((sign) => {
    const counts = rows.map((row) => row.replaceAll(/"(?:[^"]|"")*"/g, '').split(sign).length);
    return (counts[0] ?? 0) > 1 && counts.every((count) => count === counts[0]);
  });
}
