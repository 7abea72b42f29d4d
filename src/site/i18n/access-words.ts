import type { LineAlong, OnRequest, RideAlong } from '#domain/access.ts';
import type { Catalogue } from './catalogue.ts';

type AccessTexts = Catalogue['access'];

/** « sur demande : téléphonez à l’avance au 819 555-0101 pour monter ». */
export const requestWords = (request: OnRequest, texts: AccessTexts): string =>
  texts.onRequest(askingWords(request, texts, { ...texts, anywhere: texts.driver }));

/** What follows a place: « faites signe au conducteur pour monter ». */
export const alongWords = (along: RideAlong, texts: AccessTexts): string =>
  askingWords(along, texts, { ...texts, driver: texts.arranged });

/** « Entre les arrêts, faites signe au conducteur pour monter ». */
export const alongLineWords = (along: LineAlong, texts: AccessTexts): string =>
  `${along.isEverywhere ? texts.between : texts.betweenInPart}, ${alongWords(along, texts)}`;

/** What to do to get on and to get off: in one part where it is the same, else in two. */
function askingWords(
  { boarding, alighting, phone = '' }: RideAlong,
  { and }: AccessTexts,
  ways: Pick<AccessTexts, 'phone' | 'driver' | 'anywhere'>,
): string {
  const wordsOf = (asked: NonNullable<RideAlong['boarding']>, use: 'boarding' | 'alighting' | 'both') =>
    asked === 'phone' ? ways.phone[use](phone) : ways[asked][use];
  if (boarding && boarding === alighting) return wordsOf(boarding, 'both');
  return [
    ...(boarding ? [wordsOf(boarding, 'boarding')] : []),
    ...(alighting ? [wordsOf(alighting, 'alighting')] : []),
  ].join(and);
}
