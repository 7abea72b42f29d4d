import type { Operator } from '#domain/operator.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import { describeContent } from '#operators/content/describe-content.ts';
import { drawIcon, drawLogo } from '#operators/drawing/draw-logo.ts';
import { describeOperator } from './describe-operator.ts';
import type { FeedFacts } from '#operators/facts/feed-facts.ts';

/** All that an installation needs besides its feed, made of what the feed says. */
export interface DescribedHouse {
  readonly operator: Operator;
  readonly contentSeed: ContentSeed;
  readonly logo: string;
  readonly icon: string;
}

export function describeHouse(facts: FeedFacts, operator = describeOperator(facts)): DescribedHouse {
  const { fleet = 'bus' } = operator;
  return {
    operator,
    contentSeed: describeContent({ operator, facts, fleet }),
    logo: drawLogo(operator.shortName),
    icon: drawIcon(operator.shortName, operator.colours.light),
  };
}
