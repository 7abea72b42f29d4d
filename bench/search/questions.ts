import { rareWord } from './generated-items.ts';

/** One kind of question; each `nth` asks for something else, where there is something else. */
export interface Question {
  readonly name: string;
  ask(nth: number): string;
}

const pick = (words: string) => {
  const list = words.split(' ');
  return (nth: number) => list[nth % list.length] ?? '';
};
const often = pick('bus service horaire parcours carte abonnement travaux hiver tarif vélo');
const begun = pick('bu ho pa ca ab tr hi ta ve st');
const slips = pick(
  'abonnemnt horraire parcuors carrte travuax tarfi stationement accesibilite terminuss electriqe',
);
/** Far enough apart that they are never the same word. */
const rare = (nth: number) => rareWord((nth * 37) % 2000);

/** What people type, and what is dear: words that are everywhere, and words that are nowhere. */
export const questions: readonly Question[] = [
  { name: 'a word of every text', ask: often },
  { name: 'two common words', ask: (nth) => `${often(nth)} ${often(nth + 3)}` },
  { name: 'a rare word', ask: rare },
  { name: 'a common and a rare word', ask: (nth) => `${often(nth)} ${rare(nth)}` },
  { name: 'two letters', ask: begun },
  { name: 'a typo', ask: slips },
  { name: 'a typo beside a common word', ask: (nth) => `${often(nth)} ${slips(nth + 4)}` },
  { name: 'a rare word with two slips', ask: (nth) => rare(nth).replace(/^(..)(.)(.*)(.)(.)$/, '$1$3$5$4') },
  { name: 'words that are nowhere', ask: (nth) => `xylqzw${nth} wqxk` },
  {
    name: 'four words, never together',
    ask: (nth) => [0, 1, 2, 3].map((step) => rare(nth + step * 11)).join(' '),
  },
  {
    name: 'a sentence',
    ask: (nth) => `comment avoir une ${often(nth)} pour le ${often(nth + 1)} de ${often(nth + 2)}`,
  },
  { name: 'words of the default content', ask: pick('tarifs objets opus emploi infolettre plainte') },
];
