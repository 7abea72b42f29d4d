import { newsKinds, type NewsKind } from '#domain/news.ts';

/** The route of the list of each kind. */
export const newsListRoutes: Readonly<Record<NewsKind, string>> = {
  news: 'news',
  press_release: 'press-release',
  news_employe: 'employee-news',
  activities_employe: 'employee-activities',
};

/** The kind that a route of this name lists; undefined for a route of another name. */
export function findListedKind(routeName: string): NewsKind | undefined {
  return newsKinds.find((kind) => newsListRoutes[kind] === routeName);
}
