import type { z } from 'zod';

/** A text of the wire in each language it can be asked in. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

/**
 * An issue of a query that can be told in either language: a schema reads a query without knowing who asks, and whoever
 * answers picks the words.
 */
export function issueIn(words: Words): { code: 'custom'; message: string; params: { words: Words } } {
  return { code: 'custom', message: words.fr, params: { words } };
}

/** What an issue says; those that are none of ours are told as they are. */
export function wordsOfIssue({ message, ...issue }: z.core.$ZodIssue): Words {
  const { words } = ('params' in issue ? (issue.params as { words?: Words } | undefined) : undefined) ?? {};
  return words ?? { fr: message, en: message };
}

/** The description of an argument or a member, for the document of either language. */
export function described(words: Words): { description: string; wording: Words } {
  return { description: words.fr, wording: words };
}
