import { webFormFileSchema, type WebFormFile } from '#contract/content/web-form-file.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { publishedReader } from '../read-published.ts';
import type { ContentContext } from '../content-context.ts';

/** The form of this id, as staff published it. */
export type FindForm = (id: string) => Promise<WebFormFile | undefined>;

export const formFinder = (context: ContentContext): FindForm => {
  const listForms = formLister(context);
  return async (id) => (await listForms()).find((file) => file.id === id);
};

/** All of them. */
export function formLister(context: ContentContext): () => Promise<readonly WebFormFile[]> {
  // What riders are asked is for everyone; whom answers go to is not, so the items themselves are for employees.
  const readForms = publishedReader(context, 'webforms', { employee: true });
  const read = new WeakMap<ContentRow, WebFormFile | undefined>();
  const fileOf = (row: ContentRow) => {
    if (!read.has(row)) read.set(row, webFormFileSchema.safeParse(row.attributes['definition']).data);
    return read.get(row);
  };
  return async () => (await readForms()).map(fileOf).filter((file) => file !== undefined);
}
