import { formName, type FormState } from './form.ts';

/** Without script a form that is done with leads back to its page, whose address then says so. */
const param = 'done';

/** The form that `?done=` names, as a state its page can show. */
export function doneFormOf({ searchParams }: URL): FormState | undefined {
  const name = searchParams.get(param);
  return name !== null && formName.test(name) ? { name, kind: 'done' } : undefined;
}

/** Path and query of a page: with `?done=<form>` when a form is named, else without it. */
export function pathWithDone(url: URL, done?: string): string {
  const query = new URLSearchParams(url.search);
  query.delete(param);
  if (done !== undefined) query.set(param, done);
  const search = query.size > 0 ? `?${query}` : '';
  return url.pathname + (done === undefined && !url.searchParams.has(param) ? url.search : search);
}
