import { cleanLine, cleanParagraphs, cutLine } from './clean-text.ts';
import type { MailHouse, MailLink, MailPart, MailText } from './mail-text.ts';

/** A title may be of any length; in a list of mails no more than this is ever seen. */
const longestSubject = 150;
const longestPreview = 200;

/** A mail whose words can stand in a header and in a document, whoever wrote them. */
export function cleanMail(mail: MailText): MailText {
  const { unsubscribe, choices } = mail;
  return {
    subject: cutLine(cleanLine(mail.subject), longestSubject),
    preview: cutLine(cleanLine(mail.preview), longestPreview),
    parts: mail.parts.flatMap(cleanPart),
    reason: cleanLine(mail.reason),
    ...(unsubscribe && { unsubscribe: cleanLink(unsubscribe) }),
    ...(choices && { choices: cleanLink(choices) }),
  };
}

export function cleanHouse(house: MailHouse): MailHouse {
  return {
    ...house,
    name: cleanLine(house.name),
    shortName: cleanLine(house.shortName),
    ...(house.postalAddress !== undefined && { postalAddress: cleanLine(house.postalAddress) }),
    ...(house.phone !== undefined && { phone: cleanLine(house.phone) }),
  };
}

function cleanPart(part: MailPart): MailPart[] {
  switch (part.kind) {
    case 'title':
    case 'heading':
      return [{ ...part, text: cleanLine(part.text) }];
    case 'text':
    case 'quiet':
      return cleanParagraphs(part.text).map((text) => ({ ...part, text }));
    case 'action':
    case 'link':
      return [{ ...part, ...cleanLink(part) }];
    case 'list':
      return [{ ...part, items: part.items.map(cleanLine) }];
    case 'facts':
      return [
        {
          ...part,
          rows: part.rows.map(({ name, value, lang }) => ({
            name: cleanLine(name),
            value: typeof value === 'string' ? cleanLine(value) : value.map(cleanLine),
            lang,
          })),
        },
      ];
  }
}

const cleanLink = ({ words, href }: MailLink): MailLink => ({ words: cleanLine(words), href });
