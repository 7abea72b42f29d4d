/** The field of an address that asks for the pictures of one category. */
export const categoryField = 'categorie';

const longestCategory = 100;

export function readCategory(query: URLSearchParams): string | undefined {
  return query.get(categoryField)?.trim().slice(0, longestCategory) || undefined;
}

/** The part of an address that says so again. */
export function categoryQuery(category: string | undefined): string {
  return category === undefined ? '' : `?${new URLSearchParams({ [categoryField]: category })}`;
}
