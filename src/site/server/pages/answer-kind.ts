/** `document`: HTML for a browser that asks for a page; `data`: the view alone, for one that is on the site already. */
export type AnswerKind = 'document' | 'data';
