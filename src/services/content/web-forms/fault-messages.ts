import type { Locale } from '#domain/locale.ts';
import { sayIn } from '#domain/mail/say-in.ts';
import type { FieldFault } from '#domain/web-forms/check-answers.ts';

/** What riders are told who meet a fault here, after whoever sent the form for them has checked it. */
export function faultMessage({ field, fault }: FieldFault, locale: Locale): string {
  const own = field.messages?.[fault];
  if (own !== undefined) return own;
  const say = sayIn(locale);
  const { label } = field;
  if (fault !== 'required')
    return say(
      `La réponse à «\u00a0${label}\u00a0» n’est pas valide.`,
      `The answer to “${label}” is not valid.`,
    );
  return field.kind === 'file'
    ? say(
        `Choisissez de nouveau le fichier de «\u00a0${label}\u00a0».`,
        `Choose the file for “${label}” again.`,
      )
    : say(`Le champ «\u00a0${label}\u00a0» est obligatoire.`, `The field “${label}” is required.`);
}
