import type { HeadTag } from '#site/head.ts';

/** Brings the head of the document in line with the page on screen. */
export function syncHead(tags: readonly HeadTag[]): void {
  for (const stale of document.head.querySelectorAll('[data-head]')) stale.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset['head'] = '';
    document.head.append(element);
  }
}
