import type { PageOutcome } from '#clients/content/pages.ts';
import { isOutage } from '#clients/copies/outages.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { itemPath } from '#site/pages/item-path.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const kinds = ['notices_v2', 'notices'] as const;

/**
 * A notice by its address in the content, its identifier or its number. One that the content answers with a fault is not
 * there (specification B8), which the log has; while the content does not answer at all, that is said.
 */
export async function findNotice(context: LoaderContext): Promise<PageOutcome> {
  const { content, locale } = context;
  try {
    const id = await findId(context);
    return await (id === undefined ? content.findPage(itemPath(context), locale) : findById(context, id));
  } catch (thrown) {
    const error = toAppError(thrown);
    const { code, message, facts } = error;
    if (code === 'not-found' || (facts['part'] === undefined && isOutage(error))) throw thrown;
    // What the content does not understand is an address that somebody made up.
    const level = code === 'bad-request' ? 'warn' : 'error';
    context.log[level]({ route: context.route.name, code, reason: message }, 'a notice could not be read');
    throw new AppError('not-found', 'Not found', { cause: thrown });
  }
}

async function findId({ params, content, locale }: LoaderContext): Promise<string | undefined> {
  const rest = params['rest'] ?? '';
  if (uuidPattern.test(rest)) return rest.toLowerCase();
  if (!/^\d{1,9}$/.test(rest)) return undefined;
  const lists = await Promise.all(
    kinds.map((version) => content.loadNotices({ version, selection: 'all', locale })),
  );
  return lists.flat().find(({ number }) => number === Number(rest))?.id;
}

/** Which of the two kinds it is, its identifier does not tell. */
async function findById({ content, locale }: LoaderContext, id: string): Promise<PageOutcome> {
  const [newer, older] = await Promise.allSettled(
    kinds.map((kind) => content.loadPage({ kind, id, locale })),
  );
  if (newer?.status === 'fulfilled') return { kind: 'page', page: newer.value };
  if (older?.status === 'fulfilled') return { kind: 'page', page: older.value };
  throw isAbsent(newer?.reason) ? older?.reason : newer?.reason;
}

const isAbsent = (thrown: unknown) => toAppError(thrown).code === 'not-found';
