import { blocks } from './blocks.ts';
import { board } from './board.ts';
import { cancellations } from './cancellations.ts';
import { displays } from './displays.ts';
import { errors } from './errors.ts';
import { line } from './line.ts';
import { map } from './map.ts';
import { offline } from './offline.ts';
import { home, pages } from './pages.ts';
import { print } from './print.ts';
import { quickSearch } from './quick-search.ts';
import { schedules } from './schedules.ts';
import { shell } from './shell.ts';
import { timetable } from './timetable.ts';
import { trip } from './trip.ts';
import { ui } from './ui.ts';

/** Every text of the site's own, by area. The content backend's texts are not here. */
export const fr = {
  blocks,
  board,
  cancellations,
  displays,
  errors,
  home,
  line,
  map,
  offline,
  pages,
  print,
  quickSearch,
  schedules,
  shell,
  timetable,
  trip,
  ui,
};
