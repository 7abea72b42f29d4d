import type { Locale } from '../locale.ts';
import type { MailHouse, MailLink, MailPart, MailRow, MailText } from './mail-text.ts';
import { sayIn } from './say-in.ts';

/** What fits a terminal and an answer that quotes it. */
const longestLine = 76;

/** The same mail for programs that show no HTML: the same words in the same order, and every address in full. */
export function writeText(mail: MailText, house: MailHouse, locale: Locale): string {
  const links = [mail.unsubscribe, mail.choices].filter((link) => link !== undefined);
  const blocks = [
    wrap(`${house.shortName} – ${house.name}`),
    ...mail.parts.map((part) => writePart(part, locale)),
    `--\n${wrap(mail.reason)}`,
    ...links.map((link) => writeLink(link, locale)),
    [house.name, ...listOf(house.postalAddress), ...customerService(house, locale), house.home]
      .map((line) => wrap(line))
      .join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** « Service à la clientèle : 418-555-0111, option 1 », or nothing. */
export function customerService({ phone }: MailHouse, locale: Locale): readonly string[] {
  const title = sayIn(locale)('Service à la clientèle', 'Customer service');
  return listOf(phone).map((number) => named(title, number, locale));
}

const listOf = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);

function writePart(part: MailPart, locale: Locale): string {
  switch (part.kind) {
    case 'heading':
      // One more empty line before it: nothing else tells a heading from a paragraph.
      return `\n${wrap(part.text)}`;
    case 'title':
    case 'text':
    case 'quiet':
      return wrap(part.text);
    case 'action':
    case 'link':
      return writeLink(part, locale);
    case 'list':
      return writeList(part.items);
    case 'facts':
      return part.rows.map((row) => writeRow(row, locale)).join('\n');
  }
}

/** An address has a line of its own: programs find its end there. */
function writeLink({ words, href }: MailLink, locale: Locale): string {
  return `${wrap(named(words, '', locale))}\n${href}`;
}

function writeRow({ name, value }: MailRow, locale: Locale): string {
  return typeof value === 'string'
    ? wrap(named(name, value, locale))
    : `${wrap(named(name, '', locale))}\n${writeList(value)}`;
}

const writeList = (items: readonly string[]): string =>
  items.map((item) => wrap(`- ${item}`, '  ')).join('\n');

const named = (name: string, value: string, locale: Locale): string =>
  `${name}${sayIn(locale)('\u00a0:', ':')} ${value}`.trimEnd();

/** Lines that are not too long, ended at ordinary spaces. A word that fills a line is cut, an address never. */
function wrap(text: string, indent = ''): string {
  const most = longestLine - indent.length;
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => cutWord(each, most))) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && lengthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join(`\n${indent}`);
}

function cutWord(word: string, most: number): string[] {
  if (lengthOf(word) <= most || word.includes('://')) return [word];
  const letters = [...word];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, place) =>
    letters.slice(place * most, (place + 1) * most).join(''),
  );
}

const lengthOf = (text: string): number => [...text].length;
