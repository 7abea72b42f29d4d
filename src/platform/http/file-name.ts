import { normalized } from '#lib/normalized.ts';

/** What a file is called once it is saved, in both forms of RFC 6266: plain for old readers, and with all its letters. */
export function fileNameOf(name: string): string {
  const plain = normalized(name, 'NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\w .-]+/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
