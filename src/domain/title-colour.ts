export type TitleColour = 'blue' | 'green' | 'red' | 'orange' | 'purple' | 'gray';

const colours: readonly (readonly [TitleColour, RegExp])[] = [
  ['blue', /blue|bleu/i],
  ['green', /green|vert(?!i)/i],
  ['red', /(?<![a-z])red|rouge/i],
  ['orange', /orange/i],
  ['purple', /purple|violet|mauve/i],
  ['gray', /gr[ae]y|gris/i],
];

/** By its name alone: a colour of the site has to be read by day and by night, on paper and on a tint. */
export function findTitleColour(value: string | null | undefined): TitleColour | undefined {
  return colours.find(([, name]) => name.test(value ?? ''))?.[0];
}
