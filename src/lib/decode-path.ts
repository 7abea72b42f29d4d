/** A badly encoded path is kept as it came: it will simply find nothing. */
export function decodePath(path: string, decode = decodeURI): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}

/** The id that the fragment of an address names. Anyone can write `#50%` behind an address, which no decoder takes. */
export function fragmentOf({ hash }: { readonly hash: string }): string {
  return decodePath(hash.slice(1), decodeURIComponent);
}
