import type { Catalogue } from '../catalogue.ts';
import { errors } from './errors.ts';
import { shell } from './shell.ts';

export const en: Catalogue = { shell, errors };
