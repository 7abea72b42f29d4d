import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser';
import { isCode, isTest, type Tree } from '../architecture/tree.ts';

/** A regular expression of the product. */
export interface FoundExpression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** One that is put together while the program runs, as it stands in its file. */
export interface ComputedExpression {
  readonly file: string;
  readonly text: string;
}

/** Every regular expression of the product's files: literals, and `new RegExp` of texts that stand in the same file. */
export function findExpressions(tree: Tree): {
  readonly found: readonly FoundExpression[];
  readonly computed: readonly ComputedExpression[];
} {
  const found = new Map<string, FoundExpression>();
  const computed: ComputedExpression[] = [];
  for (const [file, text] of tree) {
    if (!isCode(file) || isTest(file)) continue;
    const texts = new Map<string, string>();
    const note = (source: string, flags: string) =>
      found.set(`${file} /${source}/${flags}`, { file, source, flags });
    const noteCall = (node: { callee: Expression; arguments: Argument[]; start: number; end: number }) => {
      const { callee } = node;
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      const [source, flags] = node.arguments.map((each) => valueOf(each, texts));
      if (source === undefined || (node.arguments.length > 1 && flags === undefined))
        computed.push({ file, text: text.slice(node.start, node.end) });
      else note(source, flags ?? '');
    };
    const { program } = parseSync(file, text);
    new Visitor({
      VariableDeclarator({ id, init }) {
        const value = init ? valueOf(init, texts) : undefined;
        if (id.type === 'Identifier' && value !== undefined) texts.set(id.name, value);
      },
    }).visit(program);
    new Visitor({
      Literal(node) {
        if ('regex' in node) note(node.regex.pattern, node.regex.flags);
      },
      NewExpression: noteCall,
      CallExpression: noteCall,
    }).visit(program);
  }
  return { found: [...found.values()], computed };
}

/** The text that an expression is, as far as it can be read without running it. */
function valueOf(node: Expression | Argument, texts: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') return texts.get(node.name);
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node.expressions.map((each) => valueOf(each, texts));
  if (parts.includes(undefined)) return undefined;
  return node.quasis.map(({ value }, at) => (value.cooked ?? value.raw) + (parts[at] ?? '')).join('');
}
