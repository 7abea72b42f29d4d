import type { Measure } from '#domain/fares/break-even.ts';
import type { Rider } from '#domain/fares/fare.ts';
import type { Answers } from '#domain/fares/survey.ts';
import type { Chart } from './chart.ts';

/** A way to pay, by its name in the language of the page. */
export interface NamedPrice {
  readonly label: string;
  readonly cents: number;
}

/** From so many rides or days on, this is the cheapest. */
export interface NamedRange extends NamedPrice {
  readonly from: number;
  readonly until?: number | undefined;
  /** For who does not subscribe. */
  readonly isWithout: boolean;
  /** It holds whoever asked. */
  readonly isYours: boolean;
}

/** What is taken for granted, so that it can be doubted. */
export interface Assumed {
  readonly isByWeek: boolean;
  readonly transferMinutes: number;
  /** The answer takes a profile; and what costs least without one. */
  readonly profile?: { readonly label: string; readonly without?: NamedPrice };
  /** The name of the pass of a calendar month, where it is among the ways of a stay. */
  readonly month?: string;
  /** The first day of the prices. */
  readonly from: string;
  readonly source: { readonly name: string; readonly href: string };
  /** The first day of other prices, where they are known. */
  readonly next?: string;
}

/** What the page of an answer shows. */
export interface AnswerFacts {
  readonly rider: Rider;
  readonly riderName: string;
  readonly answers: Pick<Answers, 'need' | 'days' | 'ridesADay' | 'subscribes'>;
  readonly rides: number;
  /** The cheapest first. */
  readonly ways: readonly NamedPrice[];
  /** Less than ride by ride, in cents; undefined where it is not less. */
  readonly saved?: number;
  /** Where it is bought; undefined for what is paid on board. */
  readonly buy?: string;
  /** The survey, empty and filled in, and this answer. */
  readonly paths: { readonly survey: string; readonly edit: string; readonly own: string };
  readonly measure: Measure;
  readonly chart: Chart;
  readonly ranges: readonly NamedRange[];
  readonly assumed: Assumed;
}
