/** Without the query, which holds what visitors typed, and without the keys of mailed links; identifiers of content stay. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replaceAll(/(?<=\/)(?![0-9a-f-]{36}(?:\/|$))[\w-]{24,}(?=\/|$)/g, (segment) =>
    /\d/.test(segment) && /[A-Z_]/.test(segment) ? '…' : segment,
  );
}
