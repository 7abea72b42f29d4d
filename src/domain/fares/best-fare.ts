import { breakEvenOf, findBreakEven, type BreakEven, type BreakEvenOf } from './break-even.ts';
import type { Fare, FareGrid, Rider } from './fare.ts';
import type { Answers } from './survey.ts';
import { ridesOf, type Usage } from './usage.ts';
import { prepareWays, type Way } from './ways-to-pay.ts';

/** What costs least, and everything it was chosen among. */
export interface BestFare {
  readonly rides: number;
  /** The cheapest first: it is the answer. */
  readonly ways: readonly Way[];
  /** What a ride after the other costs, where rides are sold ahead. */
  readonly rideByRide: Way | undefined;
  /** For who does not want what the answer takes, a subscription: the cheapest without one. */
  readonly withoutSubscription: Way | undefined;
  readonly breakEven: BreakEven;
}

/** Advises by one grid. What was worked out once is remembered: the chart of one answer is that of many. */
export function createFareAdviser({ fares }: Pick<FareGrid, 'fares'>): (answers: Answers) => BestFare {
  const listOf = remember((rider: Rider) => {
    const list = prepareWays(fares, rider);
    return remember((usage: Usage) => list(usage));
  });
  const listFor = (rider: Rider, takes: boolean) => (usage: Usage) => {
    const ways = listOf(rider)(usage);
    return takes ? ways : ways.filter(({ fare }) => !fare.renews);
  };
  const chartOf = remember(({ rider, takes, of }: Chart) => findBreakEven(of, listFor(rider, takes)));

  return (answers) => {
    const { usage, rider, subscribes, need } = answers;
    const takes = subscribes && need !== 'stay';
    const ways = listFor(rider, takes)(usage);
    return {
      rides: ridesOf(usage),
      ways,
      rideByRide: ways.find(({ fare }) => isSingle(fare)),
      withoutSubscription: ways[0]?.fare.renews ? ways.find(({ fare }) => !fare.renews) : undefined,
      breakEven: chartOf({ rider, takes, of: breakEvenOf(answers) }),
    };
  };
}

interface Chart {
  readonly rider: Rider;
  readonly takes: boolean;
  readonly of: BreakEvenOf;
}

/** The same question is worked out once. */
function remember<Question, Answer>(work: (question: Question) => Answer): (question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const key = JSON.stringify(question);
    const found = known.get(key) ?? work(question);
    known.set(key, found);
    return found;
  };
}

const isSingle = ({ covers, support }: Fare): boolean =>
  support !== 'cash' && typeof covers !== 'string' && 'rides' in covers;
