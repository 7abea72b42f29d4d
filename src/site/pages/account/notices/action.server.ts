import type { MemberAccess } from '#clients/accounts/accounts-client.ts';
import type { LineTermRef } from '#clients/content/line-terms.ts';
import { AppError } from '#lib/errors.ts';
import { foldCapitals } from '#lib/fold-capitals.ts';
import {
  defineAction,
  type Action,
  type ActionContext,
  type ActionOutcome,
} from '#site/forms/action.server.ts';
import type { Fields } from '#site/forms/form.ts';
import { followForm, nothingQuestion } from './form.ts';
import { fieldsOfLine, lineFields, numbersIn, readLine, type LineChoice } from './line-fields.ts';
import type { FollowSubmission } from './rules.ts';

/** More than anybody rides; the wire takes 200 words, of which a line has up to two. */
const mostLines = 60;

type Terms = ReadonlyMap<string, readonly LineTermRef[]>;
type Refusal = ActionOutcome & { readonly kind: 'refused' };

/** What the lines are after some were added: their fields, or why that cannot be. */
type Added = { readonly fields: Fields } | Refusal;

const followNotices = defineAction({
  form: followForm,
  run: async (submission, context) => {
    const terms = Map.groupBy(await context.content.loadLineTerms(), ({ number }) => number);
    const added = addLines(submission, terms, context.operator);
    if ('kind' in added) return added;
    if (submission.intent === 'add') return { kind: 'again', values: added.fields };
    return save({ ...submission, ...added, lines: listLines(added.fields) }, terms, context);
  },
});

/** Puts the lines in the list whose numbers were typed; all else stays as it is. */
function addLines(
  { added, addedWhole, fields }: FollowSubmission,
  terms: Terms,
  { fleet = 'bus' }: ActionContext['operator'],
): Added {
  const known = numbersIn(fields);
  const written = new Map([...terms.keys()].map((number) => [foldCapitals(number), number]));
  const whole = written.get(foldCapitals(addedWhole));
  const each = added.map((typed) => written.get(foldCapitals(typed)) ?? typed);
  const wanted = whole === undefined ? [...new Set(each)] : [whole];
  const refuse = (code: string, about: string): Refusal => ({
    kind: 'refused',
    status: 422,
    code,
    field: 'add',
    about: about.slice(0, 12),
  });
  const maybeStop = fleet === 'bus' ? 'maybe-stop' : 'maybe-stop-instead';
  for (const number of wanted) {
    if (!terms.has(number)) return refuse(/^\d{4,5}$/.test(number) ? maybeStop : 'no-line', number);
    if (known.includes(number)) return refuse('known-line', number);
  }
  if (known.length + wanted.length > mostLines) return refuse('too-many-lines', String(mostLines));
  const { add: _typed, ...rest } = fields;
  const rows = wanted.map((number) => fieldsOfLine({ number, isOn: true, moments: null }));
  // Who adds a line wants its notices.
  return { fields: Object.assign({}, rest, wanted.length > 0 && { routes: 'on' }, ...rows) as Fields };
}

const listLines = (fields: Fields): readonly LineChoice[] =>
  numbersIn(fields)
    .filter((number) => fields[lineFields.drop(number)] === undefined)
    .map((number) => readLine(fields, number).choice);

/**
 * The box of general notices is the wire's `general_notices`; `route_notices` is on where the switch over the lines is, and
 * a line is not paused. The newsletter has a screen of its own.
 */
async function save(
  { general, lines, fields, isConfirmed }: FollowSubmission,
  terms: Terms,
  { member, accounts }: ActionContext,
): Promise<ActionOutcome> {
  if (!member) throw new AppError('unauthorized', 'nobody is signed in');
  const dailyDigest = fields['digest'] !== undefined;
  const lineNotices = fields['routes'] !== undefined && lines.some(({ isOn }) => isOn);
  if (!general && !lineNotices && !isConfirmed) {
    const { newsletter } = await member.call((access) => accounts.loadSubscriptions(access));
    if (!newsletter) return { kind: 'again', values: fields, question: nothingQuestion };
  }
  const outcome = await member.call(async (access: MemberAccess) => {
    const changed = await accounts.changeMember(access, {
      generalNotices: general,
      dailyDigest,
      lines: lines.flatMap((line) => targetsOf(line, terms)),
    });
    if (changed === 'changed')
      await accounts.saveSubscriptions(access, { generalNotices: general, lineNotices });
    return changed;
  });
  if (outcome === 'too-many') return { kind: 'refused', status: 429, code: 'too-many' };
  if (outcome !== 'changed') throw new AppError('internal', `the choices were refused: ${outcome}`);
  return {
    kind: 'done',
    showsDone: true,
    values: valuesOf({ general, routes: lineNotices, digest: dailyDigest }, lines),
  };
}

/** A line may have one word for each direction: all of them are followed. One that is gone from the content is left out. */
const targetsOf = ({ number, isOn, moments }: LineChoice, terms: Terms) =>
  (terms.get(number) ?? []).map(({ lineId, targetId }) => ({ lineId, targetId, moments, isPaused: !isOn }));

const valuesOf = (ticked: Readonly<Record<string, boolean>>, lines: readonly LineChoice[]): Fields =>
  Object.assign(
    {},
    ...Object.keys(ticked).map((name) => ticked[name] && { [name]: 'on' }),
    ...lines.map(fieldsOfLine),
  ) as Fields;

export const actions: Readonly<Record<string, Action>> = { 'follow-notices': followNotices };
