import { errors } from './errors.ts';
import { shell } from './shell.ts';

/** Every text of the site's own, by area. The content backend's texts are not here. */
export const fr = { shell, errors };
