import { parseSync, Visitor, type Expression, type Argument } from 'oxc-parser';

/** A mention of another module, in whatever form. */
export interface ImportMention {
  /** Undefined when the program computes it. */
  readonly specifier: string | undefined;
  /** Erased before running: nothing is loaded. */
  readonly isTypeOnly: boolean;
  /** The specifier is a pattern that the bundler expands. */
  readonly isPattern: boolean;
}

/** The other ways than an import statement to mention a module, or a text that looks like one. */
const otherWays = /\bimport\s*[(./]|\bexport\b[^]*\bfrom\s*["'/]/;

/** Every import of a file: static, dynamic, re-exported, in a type, by pattern, and files started as threads. */
export function readImports(file: string, text: string): readonly ImportMention[] {
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const found: ImportMention[] = [];
  const note = (specifier: string | undefined, isTypeOnly = false, isPattern = false) =>
    found.push({ specifier, isTypeOnly, isPattern });

  for (const { start, moduleRequest, entries } of parsed.module.staticImports) {
    // `import { type A }` still loads its module: only `import type` is erased.
    const hasWord = /^import\s+type\b/.test(text.slice(start, moduleRequest.start));
    note(moduleRequest.value, hasWord && entries.every(({ isType }) => isType));
  }
  // Handing the tree over costs more than all the rest, and few files need it.
  if (!otherWays.test(text)) return found;

  new Visitor({
    ExportAllDeclaration: (node) => void note(node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration(node) {
      if (node.source) note(node.source.value, node.exportKind === 'type');
    },
    ImportExpression: (node) => void note(textOf(node.source)),
    TSImportType: (node) => void note(node.source.value, true),
    NewExpression(node) {
      const [target, base] = node.arguments;
      const isOwnFile = isNamed(node.callee, 'URL') && base !== undefined && isImportMeta(base, 'url');
      const specifier = target && textOf(target);
      if (isOwnFile && specifier && /\.tsx?$/.test(specifier)) note(specifier);
    },
    CallExpression(node) {
      if (!isImportMeta(node.callee, 'glob')) return;
      for (const pattern of textsOf(node.arguments[0])) note(pattern, false, true);
    },
  }).visit(parsed.program);
  return found;
}

/** Whether a file asks for the environment, under any of its names. */
export function readsEnvironment(file: string, text: string): boolean {
  if (!text.includes('process')) return false;
  let isFound = false;
  new Visitor({
    MemberExpression(node) {
      const name = node.property.type === 'Identifier' ? node.property.name : textOf(node.property);
      if (isNamed(node.object, 'process') && name === 'env') isFound = true;
    },
    VariableDeclarator(node) {
      const names = node.id.type === 'ObjectPattern' ? node.id.properties : [];
      const takesEnv = names.some((each) => each.type === 'Property' && isNamed(each.key, 'env'));
      if (node.init && isNamed(node.init, 'process') && takesEnv) isFound = true;
    },
    ImportDeclaration(node) {
      if (/^(?:node:)?process$/.test(node.source.value)) isFound = true;
    },
  }).visit(parseSync(file, text).program);
  return isFound;
}

const isNamed = (node: { type: string }, name: string): boolean =>
  node.type === 'Identifier' && 'name' in node && node.name === name;

const isImportMeta = (node: Expression | Argument, property: string): boolean =>
  node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && isNamed(node.property, property);

function textOf(node: { type: string }): string | undefined {
  return node.type === 'Literal' && 'value' in node && typeof node.value === 'string'
    ? node.value
    : undefined;
}

function textsOf(node: Argument | undefined): readonly string[] {
  if (node?.type !== 'ArrayExpression') return node ? [textOf(node) ?? ''].filter(Boolean) : [];
  return node.elements.flatMap((element) => (element && textOf(element)) ?? []);
}
