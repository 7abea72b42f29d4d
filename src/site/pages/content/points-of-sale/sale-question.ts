import { wordsField } from '#domain/module-addresses.ts';
import type { Coordinates } from '#lib/local-plane.ts';

/** What somebody wants to see of the points of sale. */
export interface SaleQuestion {
  readonly text: string;
  readonly services: readonly string[];
  readonly near?: Coordinates | undefined;
  /** From 1. */
  readonly page: number;
}

/** The names of the fields of the form, which are those of the address. */
export const fields = { text: wordsField, service: 'service', near: 'pres', page: 'page' } as const;

export const longestText = 100;
const mostServices = 6;
const mostPages = 500;

/** Whatever an address says is understood as far as it can be. */
export function readQuestion(query: URLSearchParams): SaleQuestion {
  const page = Number(query.get(fields.page));
  const services = query.getAll(fields.service).filter((code) => /^[\w-]{1,60}$/.test(code));
  return {
    text: (query.get(fields.text) ?? '').replaceAll(/\p{C}/gu, ' ').trim().slice(0, longestText),
    services: [...new Set(services)].slice(0, mostServices),
    near: readNear(query.get(fields.near) ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

function readNear(text: string): Coordinates | undefined {
  if (!/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/.test(text)) return undefined;
  const [latitude = NaN, longitude = NaN] = text.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** To about a hundred metres: an address is kept by browsers and told to servers, and a list needs no more. */
export const formatNear = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** The same as an address. */
export function formatQuestion(base: string, question: SaleQuestion): string {
  const query = new URLSearchParams();
  if (question.text !== '') query.append(fields.text, question.text);
  for (const service of question.services) query.append(fields.service, service);
  if (question.near) query.append(fields.near, formatNear(question.near));
  if (question.page > 1) query.append(fields.page, String(question.page));
  const text = query.toString();
  return text === '' ? base : `${base}?${text}`;
}
