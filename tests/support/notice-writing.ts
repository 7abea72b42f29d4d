import { jsonApiMediaType } from '#contract/content/json-api.ts';
import type { NoticeEffectJson } from '#contract/content/notice-effects.ts';
import { deriveKey, readSecret } from '#platform/secret.ts';
import type { TestApp } from './app.ts';

/** What an editor says of a notice; `moyen` unless told. */
interface WrittenNotice {
  readonly title: string;
  readonly titleEn?: string;
  readonly subtitle?: string;
  readonly notice_type?: 'standard' | 'faible' | 'moyen' | 'eleve';
  readonly general?: boolean;
  readonly date_notice_start?: string;
  readonly date_notice_end?: string;
  readonly effects?: readonly NoticeEffectJson[];
}

/** Writes notices as editors do: over HTTP, with their key. */
export function noticeWriter(appOf: () => TestApp) {
  const address = '/services/content/api/notices';

  async function write(method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<Response> {
    const { dataDir, get } = appOf();
    const key = deriveKey(await readSecret(undefined, dataDir), 'editor');
    const answer = await get(path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(data && { 'content-type': jsonApiMediaType }) },
      ...(data && { body: JSON.stringify(data) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} for ${method} ${path}: ${await answer.text()}`);
    return answer;
  }

  return {
    /** Gives its identifier. */
    publish: async ({ titleEn, ...attributes }: WrittenNotice): Promise<string> => {
      const answer = await write('POST', `${address}?oneLanguage=true`, {
        data: {
          type: 'notices',
          attributes: { notice_type: 'moyen', ...attributes },
          ...(titleEn !== undefined && { meta: { translations: { en: { title: titleEn } } } }),
        },
      });
      return ((await answer.json()) as { data: { id: string } }).data.id;
    },
    change: async (id: string, attributes: Partial<WrittenNotice>): Promise<void> => {
      await write('PATCH', `${address}/${id}`, { data: { type: 'notices', id, attributes } });
    },
    withdraw: async (id: string): Promise<void> => {
      await write('DELETE', `${address}/${id}`);
    },
  };
}
