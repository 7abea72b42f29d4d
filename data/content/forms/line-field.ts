import type { WebFormFieldFile } from '#contract/content/web-form-file.ts';
import type { Locale } from '#domain/locale.ts';
import { landmarks } from '#data/city/landmarks.ts';
import { lines } from '#data/city/lines.ts';
import { field } from './parts.ts';

function nameOf(key: string, locale: Locale): string {
  const place = landmarks.find((one) => one.key === key);
  return (locale === 'en' ? place?.english : undefined) ?? place?.name ?? key;
}

/** « 800 – Terminus Pointe-aux-Hérons, Terminus Haut-Coteau ». */
function labelOf({ number, ends, from }: (typeof lines)[number], locale: Locale): string {
  const places = from === undefined ? ends : [from, ...ends];
  return `${number} – ${places.map((key) => nameOf(key, locale)).join(', ')}`;
}

const options = Object.fromEntries(
  lines.map((line) => [line.number, [labelOf(line, 'fr'), labelOf(line, 'en')] as const]),
);

/** The lines of the network, by their numbers: small ones first. */
export const line = (
  more: Partial<Pick<WebFormFieldFile, 'required' | 'visible' | 'requiredWhen'>> = {},
): WebFormFieldFile => {
  const { options: listed = [], ...rest } = field('parcours', 'select', ['Parcours', 'Route'], {
    options,
    ...more,
  });
  const inOrder = listed.toSorted(
    (one, two) =>
      Number.parseInt(one.key, 10) - Number.parseInt(two.key, 10) || one.key.localeCompare(two.key),
  );
  return { ...rest, options: inOrder };
};
