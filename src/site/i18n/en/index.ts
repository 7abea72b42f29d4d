import type { Catalogue } from '../catalogue.ts';
import { access } from './access.ts';
import { blocks } from './blocks.ts';
import { board } from './board.ts';
import { errors } from './errors.ts';
import { news } from './news.ts';
import { offline } from './offline.ts';
import { home, pages } from './pages.ts';
import { quickSearch } from './quick-search.ts';
import { schedules } from './schedules.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const en: Catalogue = {
  access,
  blocks,
  board,
  errors,
  home,
  news,
  offline,
  pages,
  quickSearch,
  schedules,
  shell,
  ui,
};
