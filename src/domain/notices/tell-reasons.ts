import type { Bilingual } from '../locale.ts';

/** Why somebody is not told of a notice. Where several hold, the first of this list is given. */
export const notToldReasons = [
  'does-not-follow',
  'not-active',
  'bounced',
  'line-notices-off',
  'lines-paused',
  'other-hours',
  'not-told-before',
  'already-told',
] as const;
export type NotToldReason = (typeof notToldReasons)[number];

/** What those who answer riders read of each. */
export const notToldWords: Readonly<Record<NotToldReason, Bilingual>> = {
  'does-not-follow': {
    fr: 'L’avis ne touche aucun parcours que suit cette personne, et ce n’est pas un avis général qu’elle a demandé.',
    en: 'The notice affects none of the routes this person follows, and it is not a general notice they asked for.',
  },
  'not-active': {
    fr: 'Le profil n’est pas actif\u00a0: l’adresse courriel n’a pas été validée.',
    en: 'The profile is not active: its email address has not been validated.',
  },
  bounced: {
    fr: 'Les courriels envoyés à cette adresse sont revenus. Plus rien n’y est envoyé tant qu’une autre adresse n’est pas validée.',
    en: 'Emails sent to this address came back. Nothing more is sent until another address is validated.',
  },
  'line-notices-off': {
    fr: 'Cette personne a désactivé les avis sur ses parcours.',
    en: 'This person has turned off notices for their routes.',
  },
  'lines-paused': {
    fr: 'Cette personne a mis en pause tous ceux de ses parcours que touche l’avis.',
    en: 'This person has paused all of their routes that the notice affects.',
  },
  'other-hours': {
    fr: 'L’avis ne tombe jamais aux jours et aux heures que cette personne a choisis pour ses parcours.',
    en: 'The notice is never in effect on the days and at the times this person chose for their routes.',
  },
  'not-told-before': {
    fr: 'Cette personne n’a pas été avisée du début\u00a0: elle ne l’est pas non plus de la fin.',
    en: 'This person was not told when it began, so they are not told that it has ended.',
  },
  'already-told': {
    fr: 'Cette personne en a déjà été avisée, et rien n’a changé pour elle depuis.',
    en: 'This person has already been told, and nothing has changed for them since.',
  },
};
