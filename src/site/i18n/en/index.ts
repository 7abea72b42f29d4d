import type { Catalogue } from '../catalogue.ts';
import { blocks } from './blocks.ts';
import { board } from './board.ts';
import { displays } from './displays.ts';
import { errors } from './errors.ts';
import { line } from './line.ts';
import { map } from './map.ts';
import { home, pages } from './pages.ts';
import { schedules } from './schedules.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const en: Catalogue = {
  blocks,
  board,
  displays,
  errors,
  home,
  line,
  map,
  pages,
  schedules,
  shell,
  ui,
};
