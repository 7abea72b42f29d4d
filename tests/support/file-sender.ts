import { jsonApiMediaType } from '#contract/content/json-api.ts';
import { deriveKey, readSecret } from '#platform/secret.ts';
import type { TestApp } from './app.ts';

interface SentFile {
  readonly id: string;
  readonly url: string;
  readonly variants: readonly string[];
}

/** Sends files and pictures as editors do: over HTTP, with their key. */
export function fileSender(appOf: () => TestApp) {
  async function post(path: string, body: BodyInit, headers: Record<string, string>) {
    const { dataDir, get } = appOf();
    const key = deriveKey(await readSecret(undefined, dataDir), 'editor');
    const init = { method: 'POST', body, headers: { authorization: `Bearer ${key}`, ...headers } };
    const answer = await get(`/services/content${path}`, init);
    if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`);
    return (await answer.json()) as { data: { id: string; attributes: Record<string, unknown> } };
  }

  return {
    file: async (name: string, bytes: Uint8Array): Promise<SentFile> => {
      const { data } = await post('/api/files', Buffer.from(bytes), {
        'content-type': 'application/octet-stream',
        'content-disposition': `file; filename="${name}"`,
      });
      const { uri, variants } = data.attributes as {
        uri: { url: string };
        variants: readonly { url: string }[];
      };
      return { id: data.id, url: uri.url, variants: variants.map(({ url }) => url) };
    },
    /** Gives the identifier of the picture. */
    picture: async (fileId: string, alt: string): Promise<string> => {
      const image = { data: { type: 'files', id: fileId } };
      const data = { type: 'mediaImages', attributes: { name: alt, alt }, relationships: { image } };
      const body = JSON.stringify({ data });
      return (await post('/api/mediaImages', body, { 'content-type': jsonApiMediaType })).data.id;
    },
  };
}
