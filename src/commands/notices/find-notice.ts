import { documentSchema } from '#contract/content/json-api.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import type { ContentDesk } from '../content-desk.ts';

export const noticeTypes = ['notices', 'notices_v2'] as const;

/** Which of the two kinds a notice is, its identifier does not tell. */
export async function findNotice(
  desk: ContentDesk,
  id: string | undefined,
): Promise<{ readonly type: string; readonly id: string }> {
  if (id === undefined) throw new AppError('bad-request', 'which notice? Its identifier is in the list');
  for (const type of noticeTypes) {
    try {
      const { data } = await desk.read(`/api/${type}/${encodeURIComponent(id)}`, documentSchema);
      return { type, id: data.id };
    } catch (thrown) {
      if (toAppError(thrown).code !== 'not-found') throw thrown;
    }
  }
  throw new AppError('not-found', `There is no notice ${id}`);
}
