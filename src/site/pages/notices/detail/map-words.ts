import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import type { ClosedStop } from './closures.ts';

type NoticeTexts = FullCatalogue['notices'];

/** So many are told one by one; the list beside the map has all of them. */
const mostTold = 6;

/** What the map of a notice shows, in words. */
export function describeMap(closures: readonly ClosedStop[], texts: NoticeTexts): string {
  const placed = closures.filter(({ place, instead }) => place ?? instead?.place);
  const told = placed.slice(0, mostTold).map(({ code, instead }) => {
    if (!instead) return texts.mapClosed(code);
    const { minutes, towards } = instead.walk ?? {};
    if (minutes === undefined) return texts.mapInstead(code, instead.code);
    const words = texts.mapWalk(code, minutes, towards ? texts.towards[towards] : '');
    return `${words} ${texts.mapUpTo(instead.code)}`;
  });
  return [texts.mapOf, ...told, placed.length > mostTold ? texts.mapOthers : ''].filter(Boolean).join(' ');
}
