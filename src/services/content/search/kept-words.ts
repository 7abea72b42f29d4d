import { foldWords } from '#lib/fold.ts';
import { normalized } from '#lib/normalized.ts';

const bounds = { words: 6, letters: 60 };

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What people say around the number of a line or of a stop. */
const aroundNumbers = listOf(
  'arret arrets autobus bus circuit de des du horaire horaires l la le ligne lignes n no numero parcours poteau ' +
    'number of route routes schedule stop stops the times timetable ' +
    'ferry funiculaire funicular metro monorail telepherique train tram tramway traversier trolleybus',
);
/** A search with one of these is an address, where somebody may live. The site answers it by the stops around it. */
const streets = listOf(
  'allee av ave avenue bd boul boulevard blvd chemin impasse rang rue court crescent drive lane road street',
);
/** How people spell an address of mail aloud. */
const spelledAt = listOf('at arobas arobase arrobas');
const spelledDot = listOf('dot point ca com fr gmail hotmail net org outlook qc');

/**
 * What is kept of a search that found nothing: folded words. Nothing is kept of an address, of mail or of a street, of a
 * number that is not that of a line or a stop, nor of a long text, because these may tell who somebody is.
 */
export function keptWords(typed: string): string | undefined {
  // Signs that only look different are made one first, such as the wide @ and digits of Asian keyboards.
  const plain = normalized(typed, 'NFKC');
  const words = foldWords(plain);
  const text = words.join(' ');
  if (text.length < 2 || text.length > bounds.letters || words.length > bounds.words) return undefined;
  const isPersonal =
    isMail(plain, words) || words.some((word) => streets.has(word)) || !hasPlainNumbers(words);
  return isPersonal ? undefined : text;
}

/** With its sign, with the end of an address such as `exemple.ca`, or spelled in words. */
function isMail(plain: string, words: readonly string[]): boolean {
  const at = words.findIndex((word) => spelledAt.has(word));
  const isSpelled = at !== -1 && words.slice(at).some((word) => spelledDot.has(word));
  return isSpelled || plain.includes('@') || /[\p{L}\p{N}]\.\p{L}{2}/u.test(plain);
}

/** Whether there is no number, or one as a line or a stop has it and nothing else that tells anything. */
function hasPlainNumbers(words: readonly string[]): boolean {
  const numbers = words.filter((word) => /\p{N}/u.test(word));
  if (numbers.length === 0) return true;
  const others = words.filter((word) => !numbers.includes(word));
  return (
    numbers.length === 1 &&
    numbers.every((word) => /^\d{1,4}[a-z]?$/.test(word)) &&
    others.every((word) => aroundNumbers.has(word))
  );
}
