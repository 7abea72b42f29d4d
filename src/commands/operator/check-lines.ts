import type { Operator, ServiceType } from '#domain/operator.ts';
import { contrastOf, parseHex } from '#lib/contrast.ts';
import { inks } from '#lib/ink-on.ts';
import { markContrast, papers, textContrast } from '#operators/drawing/type-look.ts';
import type { FeedFacts } from '#operators/facts/feed-facts.ts';
import { serviceTypeOf } from '#services/schedule/service-type.ts';
import { differs, fault, type Finding } from './finding.ts';

/** The kinds of service, beside the lines of the feed. */
export function checkLines(operator: Operator, facts: FeedFacts): Finding[] {
  const { serviceTypes } = operator;
  return [
    ...findTwins(serviceTypes),
    ...findEmpty(serviceTypes, facts),
    ...serviceTypes.flatMap(findFaint),
    ...findFaintLinks(operator),
    ...findUnreachable(operator, facts),
  ];
}

function findTwins(types: readonly ServiceType[]): Finding[] {
  const twins = (field: 'code' | 'key') =>
    types.filter((type, place) => types.findIndex((other) => other[field] === type[field]) < place);
  const drawn = types.filter(({ look }, place) =>
    types.some((other, at) => at < place && other.look.shape === look.shape && other.look.fill === look.fill),
  );
  return [
    ...twins('code').map(({ code }) => fault('serviceTypes', `two of them have the code ${code}`)),
    ...twins('key').map(({ key }) => fault('serviceTypes', `two of them have the key ${key}`)),
    ...drawn.map(({ key }) => fault(`serviceTypes.${key}.look`, 'is drawn as another one is')),
  ];
}

function findEmpty(types: readonly ServiceType[], { lines }: FeedFacts): Finding[] {
  const used = new Set(lines.map((line) => serviceTypeOf(line, types)));
  const isShown = ({ code, shownWith }: ServiceType) => shownWith === undefined && !used.has(code);
  const others = types.some(({ signs }) => signs?.otherwise === true);
  return [
    ...types
      .filter(isShown)
      .map(({ key }) => differs(`serviceTypes.${key}`, 'no line of the feed is of this kind')),
    ...(others
      ? []
      : [differs('serviceTypes', 'none has `otherwise`: lines that fit nowhere are shown with the first')]),
  ];
}

/** A number that cannot be read on its sign, and a line that cannot be seen on paper. */
function findFaint({ key, look }: ServiceType): Finding[] {
  const best = Math.max(...inks.map((ink) => contrast(look.fill, ink)));
  return [
    ...(best < textContrast
      ? [fault(`serviceTypes.${key}.look.fill`, `no ink reads on ${look.fill} (${round(best)}:1)`)]
      : []),
    ...findFaintOn(`serviceTypes.${key}.look.line`, look.line, markContrast),
  ];
}

const findFaintLinks = ({ colours }: Operator): Finding[] => findFaintOn('colours', colours, textContrast);

function findFaintOn(where: string, colours: Operator['colours'], wanted: number): Finding[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const least = Math.min(...papers[theme].map((paper) => contrast(colours[theme], paper)));
    const words = `${colours[theme]} has ${round(least)}:1 on paper, and ${wanted}:1 is needed`;
    return least < wanted ? [fault(`${where}.${theme}`, words)] : [];
  });
}

/** With addresses of numbers alone, what is called otherwise has none. */
function findUnreachable({ addresses = 'numbers' }: Operator, { lines, stops }: FeedFacts): Finding[] {
  if (addresses === 'names') return [];
  const odd = [
    ...lines.flatMap(({ number }) => (/^\d{1,3}[A-Z]?$/.test(number) ? [] : [`the line ${number}`])),
    ...stops.flatMap(({ kind, code }) => (kind !== 0 || /^\d{4}/.test(code) ? [] : [`the stop ${code}`])),
  ];
  const others = odd.length > 1 ? ` and ${odd.length - 1} more` : '';
  return odd.length === 0
    ? []
    : [fault('addresses', `no page: ${odd[0]}${others}; \`names\` has one for each`)];
}

function contrast(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? contrastOf(a, b) : 1;
}

const round = (value: number): string => value.toFixed(1);
