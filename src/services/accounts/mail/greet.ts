import { cleanLine, cutLine } from '#domain/mail/clean-text.ts';
import type { MailSetting } from './mail-facts.ts';
import { sayIn } from '#domain/mail/say-in.ts';

const longestName = 30;
/** Letters, and what parts them in names: « Jean-Philippe », « D’Arcy », « J. Robert ». */
const looksLikeName = /^\p{L}[\p{L}\p{M}’' .\u00a0-]*$/u;
/** Without a scheme and a slash too, programs that show mail make a link of it. */
const looksLikeLink = /https?|www|\.\p{L}/iu;

/**
 * « Bonjour Marie, ». A stranger can ask for a profile with the address of somebody else, so that what was typed as a
 * name is mailed to them: anything but a name is left out, lest the mail carries a message or a link.
 */
export function greet({ person, locale }: MailSetting): string {
  const hello = sayIn(locale)('Bonjour', 'Hello');
  const name = cleanLine(person?.firstName ?? '');
  const isName = looksLikeName.test(name) && !looksLikeLink.test(name);
  return isName ? `${hello} ${cutLine(name, longestName)},` : `${hello},`;
}
