import * as z from 'zod/mini';
import { hasOddLetter, isEmail } from '#domain/email.ts';
import { isPersonName } from '#domain/person-name.ts';

/** An address of e-mail, without the spaces around it; the fault is told by a code, or by `odd-letter` of any form. */
export const emailRule = (code: string) =>
  z.string(code).check(
    z.trim(),
    z.refine((text) => isEmail(text) || hasOddLetter(text), code),
    z.refine((text) => !hasOddLetter(text), 'odd-letter'),
  );

/** A first or last name, without the spaces around it. */
export const nameRule = (code: string) =>
  z.string(code).check(
    z.trim(),
    z.refine((text) => isPersonName(text), code),
  );

/** Longer than any password that is taken. */
const longestTyped = 1000;

/** A password as it was typed. What no keyboard gives and what no policy takes is told by the code `odd`. */
export const passwordRule = ({ empty, odd }: { readonly empty: string; readonly odd: string }) =>
  z.string(empty).check(
    z.minLength(1, empty),
    z.refine((text) => text.length <= longestTyped && !text.includes('\0'), odd),
  );
