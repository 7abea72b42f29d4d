import { cityPlan } from '#data/city/city-plan.ts';
import { fold } from '#lib/fold.ts';
import { startUpstream, type React, type Upstream } from './upstream.ts';

export const addressKey = 'AA11-AA11-AA11-AA11';

/** A service that completes the addresses of the fictional city, and speaks as Canada Post's does. */
export interface AddressService {
  readonly upstream: Upstream;
  readonly settings: Readonly<Record<string, string>>;
  /** Works again as it should. */
  restore(): void;
}

export async function startAddressService(): Promise<AddressService> {
  const upstream = await startUpstream(answer);
  return {
    upstream,
    settings: { ADDRESS_COMPLETION_URL: upstream.url, ADDRESS_COMPLETION_KEY: addressKey },
    restore: () => upstream.will(answer),
  };
}

interface Address {
  readonly id: string;
  readonly line: string;
  readonly postalCode: string;
}

/** Forty houses on every street that has a name. */
const streets = cityPlan.streets.map(({ name }, street) => ({
  id: `CA|CP|ST|${street}`,
  name,
  houses: Array.from({ length: 40 }, (_, house): Address => ({
    id: `CA|CP|B|${street}|${house}`,
    line: `${100 + house * 2} ${name}`,
    postalCode: `G9Z ${street % 10}${'ABCEGHJKLM'[house % 10]}${house % 7}`,
  })),
}));
const houses = streets.flatMap((street) => street.houses);

const place = ({ postalCode }: Address) => `${cityPlan.name}, QC, ${postalCode}`;
const toRow = (house: Address) => ({
  Id: house.id,
  Text: house.line,
  Highlight: '0-1',
  Cursor: 0,
  Description: place(house),
  Next: 'Retrieve',
});
const fault = (Error: number, Description: string) => [
  { Error: String(Error), Description, Cause: '', Resolution: '' },
];

/** A street while no number is typed; its houses within it, or by their number. */
function find(words: string, within: string, most: number) {
  const wanted = fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const has = (text: string) => {
    const parts = fold(text).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const inside = streets.find(({ id }) => id === within);
  if (inside) return inside.houses.slice(0, most).map(toRow);
  const named = streets.filter(({ name }) => has(name));
  const rows = named.map(({ id, name, houses: inIt }) => ({
    Id: id,
    Text: name,
    Highlight: '',
    Cursor: 0,
    Description: `${cityPlan.name}, QC - ${inIt.length} Addresses`,
    Next: 'Find',
  }));
  return [...rows, ...(named.length > 0 ? [] : houses.filter(({ line }) => has(line)).map(toRow))].slice(
    0,
    most,
  );
}

function retrieve(id: string) {
  const house = houses.find((one) => one.id === id);
  if (!house) return fault(1002, 'Id Invalid');
  const row = {
    Id: id,
    Line1: house.line,
    Line2: '',
    City: cityPlan.name,
    ProvinceCode: 'QC',
    PostalCode: house.postalCode,
  };
  return [
    { ...row, Language: 'ENG', ProvinceName: 'Quebec' },
    { ...row, Language: 'FRE', ProvinceName: 'Québec' },
  ];
}

const answer: React = ({ url }) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const given = (name: string) => searchParams.get(name) ?? '';
  if (given('Key') !== addressKey) return { body: { Items: fault(2, 'Unknown key') } };
  if (pathname === '/Find/v2.10/json3.ws')
    return { body: { Items: find(given('SearchTerm'), given('LastId'), Number(given('MaxSuggestions'))) } };
  if (pathname === '/Retrieve/v2.11/json3.ws') return { body: { Items: retrieve(given('Id')) } };
  return { status: 404, body: '' };
};
