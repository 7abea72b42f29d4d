/** Sizes of paper, in millimetres. */
export const papers = {
  letter: { width: 215.9, height: 279.4 },
  a4: { width: 210, height: 297 },
} as const;

export type Paper = keyof typeof papers;

/** The white around what is printed; `@page` in the style sheet has the same. */
const margin = { block: 10, inline: 12 };

/** What can be printed on. */
export function printable(paper: Paper): { readonly width: number; readonly height: number } {
  const { width, height } = papers[paper];
  return { width: width - 2 * margin.inline, height: height - 2 * margin.block };
}

/** The paper of an address; letter, which printers here hold, for anything else. */
export function paperOf(text: string | null): Paper {
  return text === 'a4' ? 'a4' : 'letter';
}
