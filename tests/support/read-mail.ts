import { DomUtils, parseDocument } from 'htmlparser2';
import { readDocument } from './document.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];

/** What is not a word of the mail: its head, what lists of mails show, and the address below a button. */
const unseen = /^(?:head|preview|soft spare)$/;

/**
 * Every word of a mail in HTML, in the order in which it is read, and the address of each link after its words: as they
 * stand in plain text.
 */
export function wordsOfHtml(html: string): string[] {
  return listWords(parseDocument(html).children);
}

function listWords(nodes: Nodes): string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return wordsOf(DomUtils.textContent(node));
    if (!('attribs' in node) || unseen.test(node.attribs['class'] ?? node.name)) return [];
    const words = listWords(node.children);
    const { href } = node.attribs;
    return href === undefined || words.includes(href) ? words : [...words, href];
  });
}

/** Words without the signs that stand between them in one of the two forms. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => word.replace(/:$/u, ''))
    .filter((word) => !/^[–-]*$/u.test(word));
}

/** The addresses that a mail leads to, in order. */
export function hrefsOf(html: string): string[] {
  return readDocument(html)
    .elements(({ name }) => name === 'a')
    .map(({ attribs }) => attribs['href'] ?? '');
}

/** The names of every element and attribute, once: what markup there is. */
export function markupNames(html: string): string[] {
  const elements = readDocument(html).elements(() => true);
  return [...new Set(elements.flatMap(({ name, attribs }) => [name, ...Object.keys(attribs)]))].sort();
}
