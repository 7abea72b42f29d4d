/** The longest address that SMTP carries. */
const longest = 254;

/** No space, no sign that means something to SMTP or to a header, nothing that cannot be seen. */
const localPart = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}$/u;
const domain =
  /^(?=.{1,190}$)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)*$/u;

/** Whether a text is one address and nothing else. Quoted local parts, which no provider gives out, are not taken. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > longest) return false;
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}
