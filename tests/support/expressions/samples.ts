import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** A part of an expression that matches one character. */
type CharacterSet = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** A repeated part, with what comes before it and after it where the expression matches. */
export interface Repetition {
  readonly before: string;
  /** Texts that it matches once, one for each kind of character that the expression tells apart. */
  readonly once: readonly string[];
  readonly after: string;
}

export interface Samples {
  readonly repetitions: readonly Repetition[];
  /** One character of each kind that the expression tells apart; the last one is matched by the fewest of its parts. */
  readonly characters: readonly string[];
  /** The shortest text that the whole expression matches, look-arounds written out. */
  readonly whole: string;
}

const ascii = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code + 1));
/** Signs of many kinds; of a kind that is not among them the first one there is. */
const others = [
  '\u00A0',
  '\u0301',
  'α',
  'я',
  'א',
  'ع',
  'ア',
  'あ',
  '한',
  'ʰ',
  '²',
  'é',
  'É',
  'ß',
  '’',
  '«',
  '\u200B',
  '\u202F',
  '\u2028',
  '١',
  '中',
  '\uD800',
  '😀',
];

/** Reads an expression for texts that make its repeated parts repeat. */
export function readSamples(source: string, flags: string): Samples {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const nodes = list(pattern);
  const sets = new Map(nodes.filter(isSet).map((node) => [node, matcher(node, flags)]));
  const own = nodes.flatMap((node) => (node.type === 'Character' ? String.fromCodePoint(node.value) : []));
  const tried = [...new Set([...own, ...ascii, ...others])];
  for (const [{ raw }, test] of sets)
    if (!tried.some((character) => test.test(character))) tried.push(getFirst(test, raw));
  const kinds = tellApart(tried, [...new Set(sets.values())]);
  const characters = kinds.map(({ character }) => character);
  const write = (node: AST.Node | undefined, choice = 0): string =>
    writeSample(node, { choice, sets, characters });

  const repetitions = nodes.flatMap((node): Repetition[] => {
    if (node.type !== 'Quantifier' || node.max < 2) return [];
    const { element } = node;
    const test = isSet(element) ? sets.get(element) : undefined;
    const once = test
      ? characters.filter((character) => test.test(character))
      : [...new Set([0, 1, 2, 3, 4].map((choice) => write(element, choice)))];
    const texts = once.filter(Boolean);
    if (texts.length === 0) throw new Error(`nothing is known that ${node.raw} repeats`);
    return [{ ...aroundOf(node, write), once: texts }];
  });
  return { repetitions, characters, whole: write(pattern) };
}

const isSet = (node: AST.Node): node is CharacterSet =>
  (node.type === 'Character' &&
    node.parent.type !== 'CharacterClass' &&
    node.parent.type !== 'CharacterClassRange') ||
  (node.type === 'CharacterSet' && node.parent.type !== 'CharacterClass') ||
  (node.type === 'CharacterClass' && node.parent.type !== 'CharacterClass') ||
  node.type === 'ExpressionCharacterClass';

/** The first sign of all that a part of an expression matches. */
function getFirst(test: RegExp, raw: string): string {
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (test.test(character)) return character;
  }
  throw new Error(`nothing is known that ${raw} matches`);
}

const matcher = (node: CharacterSet, flags: string): RegExp =>
  new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gy]/g, ''));

/** One character for each way in which the parts of an expression match it or not. */
function tellApart(
  characters: readonly string[],
  tests: readonly RegExp[],
): { character: string; count: number }[] {
  const kinds = new Map<string, { character: string; count: number }>();
  for (const character of characters) {
    const answers = tests.map((test) => test.test(character));
    const key = answers.map(Number).join('');
    if (!kinds.has(key)) kinds.set(key, { character, count: answers.filter(Boolean).length });
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count);
}

/** What leads to a part, and from it to the end, on the shortest way. */
function aroundOf(node: AST.Node, write: (node: AST.Node) => string): { before: string; after: string } {
  let [before, after] = ['', ''];
  let inner: AST.Node = node;
  for (let outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.type !== 'Alternative') continue;
    const at = outer.elements.findIndex((element) => element === inner);
    before = outer.elements.slice(0, at).map(write).join('') + before;
    after += outer.elements
      .slice(at + 1)
      .map(write)
      .join('');
  }
  return { before, after };
}

interface Writing {
  /** Which of several ways is taken, in groups and where something may be left out. */
  readonly choice: number;
  readonly sets: ReadonlyMap<AST.Node, RegExp>;
  readonly characters: readonly string[];
}

function writeSample(node: AST.Node | undefined, writing: Writing): string {
  if (!node) return '';
  const { choice } = writing;
  if (isSet(node)) {
    if (node.type === 'Character') return String.fromCodePoint(node.value);
    const fitting = writing.characters.filter((character) => writing.sets.get(node)?.test(character));
    return fitting[choice % fitting.length] ?? '';
  }
  if (node.type === 'Quantifier') {
    const times = Math.max(node.min, choice > 0 ? Math.min(1, node.max) : 0);
    return writeSample(node.element, writing).repeat(Math.min(times, 100));
  }
  if (node.type === 'Alternative') return node.elements.map((each) => writeSample(each, writing)).join('');
  if (node.type === 'Assertion' && (node.kind === 'lookahead' || node.kind === 'lookbehind') && node.negate)
    return '';
  if (node.type === 'Backreference') return writeSample([node.resolved].flat()[0], writing);
  if ('alternatives' in node && node.alternatives.length > 0)
    return writeSample(node.alternatives[choice % node.alternatives.length], writing);
  return '';
}

/** A part and all parts in it. */
function list(node: AST.Node): AST.Node[] {
  const children: AST.Node[] =
    'alternatives' in node
      ? [...node.alternatives]
      : 'element' in node
        ? [node.element]
        : node.type === 'Alternative'
          ? [...node.elements]
          : node.type === 'CharacterClass'
            ? [...node.elements]
            : node.type === 'CharacterClassRange'
              ? [node.min, node.max]
              : [];
  return [node, ...children.flatMap(list)];
}
