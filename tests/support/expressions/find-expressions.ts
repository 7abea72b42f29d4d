import {
  parseSync,
  Visitor,
  type Argument,
  type BindingPattern,
  type BindingRestElement,
  type Expression,
  type ParamPattern,
  type Program,
} from 'oxc-parser';
import { isCode, isTest, type Tree } from '../architecture/tree.ts';

/** A regular expression of the product. */
export interface FoundExpression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** One that is put together while the program runs, or a text that is made one, as it stands in its file. */
export interface ComputedExpression {
  readonly file: string;
  readonly text: string;
}

/** What `match` and its like make an expression of where it is none. */
const searching = new Set(['match', 'matchAll', 'search']);

/**
 * Every regular expression of the product's files: literals, and `new RegExp` of texts that stand in the same file under a
 * name that nothing else in it has; and the texts that are searched for as expressions.
 */
export function findExpressions(tree: Tree): {
  readonly found: readonly FoundExpression[];
  readonly computed: readonly ComputedExpression[];
  readonly texts: readonly ComputedExpression[];
} {
  const found = new Map<string, FoundExpression>();
  const computed: ComputedExpression[] = [];
  const searched: ComputedExpression[] = [];
  for (const [file, text] of tree) {
    if (!isCode(file) || isTest(file)) continue;
    const { program } = parseSync(file, text);
    const texts = textsIn(program);
    const note = (source: string, flags: string) =>
      found.set(`${file} /${source}/${flags}`, { file, source, flags });
    const noteCall = (node: { callee: Expression; arguments: Argument[]; start: number; end: number }) => {
      const { callee } = node;
      const asked = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : '';
      const [first] = node.arguments;
      if (searching.has(asked) && first && isText(first, texts))
        searched.push({ file, text: text.slice(node.start, node.end) });
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      const [source, flags] = node.arguments.map((each) => valueOf(each, texts));
      if (source === undefined || (node.arguments.length > 1 && flags === undefined))
        computed.push({ file, text: text.slice(node.start, node.end) });
      else note(source, flags ?? '');
    };
    new Visitor({
      Literal(node) {
        if ('regex' in node) note(node.regex.pattern, node.regex.flags);
      },
      NewExpression: noteCall,
      CallExpression: noteCall,
    }).visit(program);
  }
  return { found: [...found.values()], computed, texts: searched };
}

/** Texts by their names. A name that is given twice, be it to a parameter, may stand for another thing where it is read. */
function textsIn(program: Program): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const times = new Map<string, number>();
  const bind = (pattern: Pattern) => {
    for (const name of namesIn(pattern)) times.set(name, (times.get(name) ?? 0) + 1);
  };
  const bindAll = ({ params }: { readonly params: readonly ParamPattern[] }) => params.forEach(bind);
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations) {
        bind(id);
        const value = kind === 'const' && init ? valueOf(init, texts) : undefined;
        if (id.type === 'Identifier' && value !== undefined) texts.set(id.name, value);
      }
    },
    FunctionDeclaration: bindAll,
    FunctionExpression: bindAll,
    ArrowFunctionExpression: bindAll,
    CatchClause: ({ param }) => bind(param),
  }).visit(program);
  for (const [name, count] of times) if (count > 1) texts.delete(name);
  return texts;
}

type Pattern = ParamPattern | BindingPattern | BindingRestElement | null;

/** The names that a pattern gives. */
function namesIn(pattern: Pattern): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        namesIn(each.type === 'Property' ? each.value : each.argument),
      );
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    default:
      return [];
  }
}

/** Whether it is a text, of which `match` would make an expression. */
const isText = (node: Argument, texts: ReadonlyMap<string, string>): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' && node.operator === '+') ||
  valueOf(node, texts) !== undefined;

/** The text that an expression is, as far as it can be read without running it. */
function valueOf(node: Expression | Argument, texts: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') return texts.get(node.name);
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node.expressions.map((each) => valueOf(each, texts));
  if (parts.includes(undefined)) return undefined;
  return node.quasis.map(({ value }, at) => (value.cooked ?? value.raw) + (parts[at] ?? '')).join('');
}
