/** The title of a document without the name of the site, which stands after it, or before it on the home page. */
export function bareTitle(title: string, siteName: string): string {
  const parts = title.split(' – ').filter((part) => part !== siteName);
  return parts.join(' – ') || title;
}
