import { modeOf } from '#domain/mode.ts';
import type { ServiceType } from '#domain/operator.ts';
import type { Line } from '#transit/index.ts';

type Signs = Pick<Line, 'number' | 'colour'> & Partial<Pick<Line, 'agency' | 'network' | 'routeType'>>;

/** The kind of service of a line, by what the operator's data tell them apart by: its letter, number, colour, agency … */
export function serviceTypeOf(line: Signs, types: readonly ServiceType[]): number {
  const isSign = ({ signs }: ServiceType) =>
    isOneOf(signs?.agencies, line.agency) ||
    isOneOf(signs?.networks, line.network) ||
    isOneOf(signs?.modes, line.routeType === undefined ? undefined : modeOf(line.routeType)) ||
    signs?.numbers?.includes(line.number) === true ||
    (signs?.letter === true && /^\d+[A-Z]$/.test(line.number)) ||
    signs?.colours?.includes(line.colour) === true;
  const found =
    types.find(isSign) ?? types.find(({ ranges }) => ranges.some((range) => isInRange(line.number, range)));
  return (found ?? types.find(({ signs }) => signs?.otherwise) ?? types[0])?.code ?? 0;
}

function isOneOf<Sign>(signs: readonly Sign[] | undefined, sign: Sign | undefined): boolean {
  return sign !== undefined && signs?.includes(sign) === true;
}

function isInRange(number: string, range: string): boolean {
  const [from = 0, to = 0] = range.split('-').map(Number);
  const value = Number(number);
  return value >= from && value <= to;
}
