import type { ServiceType } from '#domain/operator.ts';
import type { Line } from '#transit/index.ts';

/** The kind of service of a line, by its letter, its number and its colour, as the operator's data tell them apart. */
export function serviceTypeOf(line: Pick<Line, 'number' | 'colour'>, types: readonly ServiceType[]): number {
  const isSign = ({ signs }: ServiceType) =>
    signs?.numbers?.includes(line.number) === true ||
    (signs?.letter === true && /^\d+[A-Z]$/.test(line.number)) ||
    signs?.colours?.includes(line.colour) === true;
  const found =
    types.find(isSign) ?? types.find(({ ranges }) => ranges.some((range) => isInRange(line.number, range)));
  return (found ?? types.find(({ signs }) => signs?.otherwise) ?? types[0])?.code ?? 0;
}

function isInRange(number: string, range: string): boolean {
  const [from = 0, to = 0] = range.split('-').map(Number);
  const value = Number(number);
  return value >= from && value <= to;
}
