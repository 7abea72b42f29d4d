import { AppError } from '#lib/errors.ts';

/** More than any form has: each costs its walks, however short it is. */
const mostFields = 2000;

/**
 * The fields of a form as text, counted before they are read. A name sent twice counts with its last value, as it does
 * where the browser checks the form. What is no UTF-8 and what is badly encoded stands as `URLSearchParams` reads it: no
 * body makes it throw.
 */
export function readFormFields(body: Buffer | string): Record<string, string> {
  let fields = 1;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1))
    if ((fields += 1) > mostFields) throw new AppError('bad-request', 'the form has too many fields');
  return Object.fromEntries(new URLSearchParams(body.toString()));
}
