import type { Catalogue } from '../catalogue.ts';
import { blocks } from './blocks.ts';
import { errors } from './errors.ts';
import { home, pages } from './pages.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const en: Catalogue = { blocks, shell, errors, home, pages, ui };
