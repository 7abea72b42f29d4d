import type { WebFormFile } from '#contract/content/web-form-file.ts';
import type { Locale } from '#domain/locale.ts';
import type { SeedParagraph } from '#services/content/seed.ts';
import { en, fr } from '../paths.ts';

/** What becomes of answers, in the words of each language. */
const afterwards = {
  fr: {
    kept: (time: string) =>
      `<p>Vos réponses servent seulement à cette demande et sont effacées après ${time}. <a href="${fr.privacy}">Confidentialité et témoins</a></p>`,
    notKept: '<p>Vos réponses ne sont pas conservées.</p>',
    days: (days: number) => `${days} jours`,
    years: (years: number) => (years === 1 ? 'un an' : `${years} ans`),
  },
  en: {
    kept: (time: string) =>
      `<p>Your answers are used for this request only and are erased after ${time}. <a href="${en.privacy}">Privacy and cookies</a></p>`,
    notKept: '<p>Your answers are not kept.</p>',
    days: (days: number) => `${days} days`,
    years: (years: number) => (years === 1 ? 'one year' : `${years} years`),
  },
};

const daysOfYear = 365;

function sayAfterwards({ retentionDays }: WebFormFile, locale: Locale): string {
  const { kept, notKept, days, years } = afterwards[locale];
  if (retentionDays === undefined) return notKept;
  return kept(retentionDays % daysOfYear === 0 ? years(retentionDays / daysOfYear) : days(retentionDays));
}

/** A form on a page, under the words that say what it is for and what becomes of answers. */
function formBlock(locale: Locale) {
  return (form: WebFormFile, title: string, words: string): SeedParagraph => ({
    type: 'form',
    attributes: {
      title,
      title_level: 'h2',
      webform: form.id,
      description: `<p>${words}</p>${sayAfterwards(form, locale)}`,
    },
  });
}

export const frForm = formBlock('fr');
export const enForm = formBlock('en');
