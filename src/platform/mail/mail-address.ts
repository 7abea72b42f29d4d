import { isMailAddress } from '#lib/mail-address.ts';

export interface MailSide {
  readonly name: string;
  readonly address: string;
}

/** Reads `Name <address>` or a bare address; undefined where it is neither, or has a line break. */
export function readMailSide(text: string): MailSide | undefined {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return undefined;
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = bracketed ?? text.trim();
  if (!isMailAddress(address)) return undefined;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
