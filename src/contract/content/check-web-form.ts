import { answerLimits, isSafePattern } from '#lib/safe-pattern.ts';
import { proofField, trapField } from './web-form.ts';
import {
  isGroupFile,
  type WebFormFieldFile,
  type WebFormFile,
  type WebFormPartFile,
} from './web-form-file.ts';

interface Placed {
  /** With dots, as conditions name it. */
  readonly path: string;
  readonly part: WebFormPartFile;
  /** The groups around it, the outermost first. */
  readonly around: readonly string[];
}

const isField = (part: WebFormPartFile): part is WebFormFieldFile => !isGroupFile(part);

/** What is sent beside the answers: the trap, and the proof that a person sends them. */
const taken: readonly string[] = [trapField, proofField];

/** What is wrong with a form whose every part is well written by itself; nothing where it can be filled in. */
export function checkWebForm(form: WebFormFile): string[] {
  const isWizard = form.pages.length > 1;
  const placed = form.pages.flatMap(({ key, parts }) => placeParts(parts, { before: isWizard ? [key] : [] }));
  const byPath = new Map(placed.map((one) => [one.path, one]));
  const pageKeys = form.pages.map(({ key }) => key);
  return [
    ...twice(isWizard ? pageKeys : []).map((key) => `the page ${key} is there twice`),
    ...twice(placed.map(({ path }) => path)).map((path) => `${path} is there twice`),
    ...[...(isWizard ? pageKeys : []), ...placed.map(({ path }) => path)]
      .filter((path) => taken.includes(path))
      .map((path) => `${path} is a name of the wire's own`),
    ...placed.flatMap((one) => checkPart(one, byPath)),
    ...findCircles(placed, byPath),
    ...checkReplyTo(form, byPath),
    ...checkOutcome(form, placed),
  ];
}

/** Answers are sent and kept for a time, or lead to a page and are kept nowhere. */
function checkOutcome(form: WebFormFile, placed: readonly Placed[]): string[] {
  const { leadsTo, recipient, retentionDays, throttleHours, replyTo } = form;
  if (!leadsTo)
    return [
      ...(recipient === undefined ? ['answers go to nobody: recipient is missing'] : []),
      ...(retentionDays === undefined ? ['answers are kept for ever: retentionDays is missing'] : []),
    ];
  const needless = { recipient, retentionDays, throttleHours, replyTo };
  const files = placed.filter(({ part }) => isField(part) && part.type === 'file');
  return [
    ...Object.entries(needless).flatMap(([name, value]) =>
      value === undefined ? [] : [`answers lead to a page and are kept nowhere: ${name} means nothing`],
    ),
    ...files.map(({ path }) => `${path} is a file, which cannot be put into an address`),
  ];
}

function placeParts(
  parts: readonly WebFormPartFile[],
  { before, around = [] }: { readonly before: readonly string[]; readonly around?: readonly string[] },
): Placed[] {
  return parts.flatMap((part) => {
    const path = [...before, part.key].join('.');
    const inner = isGroupFile(part)
      ? placeParts(part.parts, { before: [...before, part.key], around: [...around, path] })
      : [];
    return [{ path, part, around }, ...inner];
  });
}

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, nth) => names.indexOf(name) !== nth)),
];

const withChoices = new Set(['select', 'radios', 'checkboxes']);

function checkPart({ path, part }: Placed, byPath: ReadonlyMap<string, Placed>): string[] {
  const faults = conditionsOf(part).flatMap(({ field, trigger, value }) => {
    const other = byPath.get(field)?.part;
    if (!other || !isField(other)) return [`${path} depends on ${field}, which is no field`];
    const needsValue = trigger === 'value' || trigger === '!value';
    if (needsValue && value === undefined) return [`${path} compares ${field} with nothing`];
    if (trigger === 'checked' && other.type !== 'checkbox')
      return [`${path} wants ${field} ticked, which is no box`];
    const isChoice = !other.options || other.options.some(({ key }) => key === value);
    return needsValue && !isChoice
      ? [`${path} waits for « ${String(value)} » of ${field}, which nobody can choose`]
      : [];
  });
  return isField(part) ? [...faults, ...checkField(path, part)] : faults;
}

function checkField(path: string, field: WebFormFieldFile): string[] {
  const { type, options, minLength = 0, maxLength = Infinity, min = -Infinity, max = Infinity } = field;
  const rules: readonly (readonly [boolean, string])[] = [
    [withChoices.has(type) && !options, 'has nothing to choose from'],
    [!withChoices.has(type) && options !== undefined, 'has choices and shows none'],
    [twice(options?.map(({ key }) => key) ?? []).length > 0, 'has a choice twice'],
    [minLength > maxLength, 'is to be longer than it may be'],
    [min > max, 'is to be more than it may be'],
    [
      field.pattern !== undefined && !isSafePattern(field.pattern, { ...answerLimits, isWhole: true }),
      'has a pattern that cannot be read, or that repeats too much side by side or within what repeats and would take for ever',
    ],
    [type === 'hidden' && field.required === true, 'is hidden, and required of who cannot see it'],
    [type === 'file' && field.accept === undefined, 'takes files of no kind'],
    [type !== 'file' && (field.accept ?? field.maxBytes) !== undefined, 'is no file'],
    [field.mask !== undefined && type !== 'tel' && type !== 'textfield', 'has a mask nobody can type into'],
  ];
  return rules.flatMap(([isBad, what]) => (isBad ? [`${path} ${what}`] : []));
}

function conditionsOf(part: WebFormPartFile) {
  const rules = [part.visible, isField(part) ? part.requiredWhen : undefined];
  return rules.flatMap((rule) => rule?.conditions ?? []);
}

/** Fields that are shown by each other would never be. */
function findCircles(placed: readonly Placed[], byPath: ReadonlyMap<string, Placed>): string[] {
  const needs = (path: string): string[] => {
    const one = byPath.get(path);
    if (!one) return [];
    return [path, ...one.around].flatMap(
      (each) => byPath.get(each)?.part.visible?.conditions.map(({ field }) => field) ?? [],
    );
  };
  return placed.flatMap(({ path }) => {
    const seen = new Set<string>();
    const open = [...needs(path)];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === path) return [`${path} is shown by itself, in a circle`];
      if (!seen.has(next)) open.push(...needs(next));
      seen.add(next);
    }
    return [];
  });
}

function checkReplyTo({ replyTo }: WebFormFile, byPath: ReadonlyMap<string, Placed>): string[] {
  if (replyTo === undefined) return [];
  const part = byPath.get(replyTo)?.part;
  return part && isField(part) && part.type === 'email'
    ? []
    : [`answers go to ${replyTo}, which is no field for an address`];
}
