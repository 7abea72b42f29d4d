/** An address of mail that a feed gives; undefined for anything else. */
export function mailAddress(text: string | undefined): string | undefined {
  const given = text?.trim();
  return given !== undefined && /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}\.[^\s@<>".]{2,63}$/.test(given)
    ? given
    : undefined;
}
