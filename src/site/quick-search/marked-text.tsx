import { markWords } from '#lib/mark-words.ts';

/** A name in which what was typed stands out. */
export function MarkedText({ typed, children }: { readonly typed: string; readonly children: string }) {
  return markWords(children, typed).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
