import type { Breadcrumb } from '#domain/page.ts';
import type { StructuredThing } from '#domain/structured.ts';
import { operatorId } from '#site/pages/structured.server.ts';
import type { PageView } from '#site/view.ts';

/** What a page tells search engines of itself: whose it is, where it stands, and what its loader says it shows. */
export function structuredData(view: PageView, origin: string): object | undefined {
  const { status, info, shell, route, structured = [] } = view;
  if (status >= 400) return undefined;
  const { name, phones, email, website } = shell.operator;
  const operator = {
    '@type': 'Organization',
    '@id': operatorId(origin),
    name,
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
    ...(phones.general && { telephone: phones.general.dialled }),
    ...(email !== undefined && { email }),
    ...(website !== undefined && { sameAs: website }),
  };
  const graph = [operator, ...trailOf(info.breadcrumbs, origin + route.url), ...structured];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The way to the page. A crumb that cannot be opened is left out, but for the last one, which is the page itself. */
function trailOf(breadcrumbs: readonly Breadcrumb[], here: string): StructuredThing[] {
  const crumbs = breadcrumbs.filter(({ path }, place) => path ?? place === breadcrumbs.length - 1);
  if (crumbs.length < 2) return [];
  const toItem = ({ title, path }: Breadcrumb, place: number) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    item: path === undefined ? here.replace(/[?#].*/s, '') : URL.parse(path, here)?.href,
  });
  return [{ '@type': 'BreadcrumbList', itemListElement: crumbs.map(toItem) }];
}
