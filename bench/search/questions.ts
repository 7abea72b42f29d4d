import { rareWord } from './generated-items.ts';

/** One kind of question; each `nth` asks for something else, where there is something else. */
export interface Question {
  readonly name: string;
  /** In French unless told. */
  readonly locale?: 'en';
  /** What follows the words in the query, such as a kind or a further page. */
  readonly more?: string;
  /** The end of an address that has to be on the page of every answer. */
  readonly finds?: string;
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
  { name: 'five words that are nowhere', ask: (nth) => `xyl${nth} wqxk zzyqv qwrtx kjhqz` },
  { name: 'one kind', more: '&f[0]=type:notices', ask: often },
  { name: 'the third page', more: '&page=2', ask: often },
  { name: 'the third page of one kind', more: '&page=2&f[0]=type:news', ask: often },
  {
    name: 'an English word',
    locale: 'en',
    ask: pick('bus service schedule pass subscription winter fare bike'),
  },
  { name: 'an English typo', locale: 'en', ask: pick('scheduel subscripton winetr stopp accessibilty') },
  { name: 'a stop by its name', finds: '/horaires/1017', ask: () => 'gare fluviale' },
  { name: 'a line by its number', finds: '/horaires/800', ask: () => 'parcours 800' },
  { name: 'objects that were lost', finds: '/objets-perdus', ask: () => 'objets perdus' },
  { name: 'words of the default content', ask: pick('tarifs objets opus emploi infolettre plainte') },
];
