import { shortEnd, type LineSummary } from '#domain/line.ts';
import type { FollowedLine, MemberAccount } from '#domain/member.ts';
import type { Fields } from '#site/forms/form.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { requireChoices } from '../require-account.server.ts';
import { fieldsOfLine, type LineChoice } from './line-fields.ts';

/** A line as its row shows it. */
export type ShownLine = Pick<LineSummary, 'number' | 'serviceTypeCode' | 'ends'>;

export interface FollowData extends ContentData {
  readonly email: string;
  /** The form as it stands when nothing was changed yet. */
  readonly fields: Fields;
  /** Every line that can be followed, and those that are. */
  readonly lines: readonly ShownLine[];
}

export const loadFollow: PageLoader<FollowData> = async (context) => {
  const { account, subscriptions } = requireChoices(context);
  const [loaded, lines] = await Promise.all([loadContent(context), loadLines(context, account)]);
  if (loaded.kind !== 'page') return loaded;
  const fields = Object.assign(
    {},
    account.following.general && { general: 'on' },
    subscriptions.lineNotices && { routes: 'on' },
    account.dailyDigest && { digest: 'on' },
    ...listChoices(account.lines).map(fieldsOfLine),
  ) as Fields;
  const data = { ...loaded.data, email: account.email, fields, lines };
  return { ...loaded, data };
};

/** A line with a word for each direction is one row. */
function listChoices(followed: readonly FollowedLine[]): readonly LineChoice[] {
  return [...Map.groupBy(followed, ({ number }) => number)].map(([number, words]) => ({
    number,
    isOn: words.some(({ isPaused }) => !isPaused),
    moments: words[0]?.moments ?? null,
  }));
}

/** With the kind and the ends of each, where the timetables can be read. */
async function loadLines(
  { schedule, content, locale, log }: LoaderContext,
  { lines: followed }: Pick<MemberAccount, 'lines'>,
): Promise<readonly ShownLine[]> {
  const without = (err: unknown): [] => {
    log.warn({ err }, 'some lines are shown without what is known of them');
    return [];
  };
  const [terms, lines] = await Promise.all([
    content.loadLineTerms().catch(without),
    schedule.loadLines(locale).catch(without),
  ]);
  const known = new Map<string, LineSummary>(lines.map((line) => [line.number, line]));
  const numbers = new Set([...terms, ...followed].map(({ number }) => number));
  return [...numbers].map((number) => {
    const { serviceTypeCode = -1, ends = [] } = known.get(number) ?? {};
    return { number, serviceTypeCode, ends: ends.map(shortEnd) };
  });
}
