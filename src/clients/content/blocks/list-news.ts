import { z } from 'zod';
import { optionalText } from '#contract/content/paragraphs.ts';
import type { ListNewsBlock } from '#domain/block.ts';
import { AppError } from '#lib/errors.ts';
import { findOwn } from '#lib/find-own.ts';
import { parseBase, readAttributes } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

type NewsModule = Pick<ListNewsBlock, 'kind' | 'look' | 'category'>;

/** What each key of the wire lists, and how (specification B2.4). Those of the public are in the same manner. */
const modules: Readonly<Record<string, NewsModule>> = {
  news_latest: { kind: 'news', look: 'featured' },
  press_release_latest: { kind: 'press_release', look: 'rows' },
  news_employe_latest: { kind: 'news_employe', look: 'featured' },
  news_employe_covid_latest: { kind: 'news_employe', look: 'rows', category: 'COVID' },
  activities_employe_latest: { kind: 'activities_employe', look: 'calendar' },
};

const listNewsSchema = z.object({ module_key: optionalText });

/** Which items it lists; the items themselves are read by who shows the page. */
export function parseListNews(paragraph: Paragraph): ListNewsBlock {
  const { module_key: key } = readAttributes(paragraph, listNewsSchema);
  const module = findOwn(modules, key ?? '');
  if (!module) throw new AppError('bad-answer', 'a list of news names no module that is known');
  return { ...parseBase(paragraph), type: 'list_news', ...module, items: [] };
}
