import type { Operator } from '#domain/operator.ts';
import { agenciesInUse, type FeedFacts } from '#operators/facts/feed-facts.ts';
import { differs, missing, type Finding } from './finding.ts';

/** How the operator is reached and where it is, beside what its feed says of that. */
export function checkReach(operator: Operator, facts: FeedFacts): Finding[] {
  return [...findDifferences(operator, facts), ...findMissing(operator)];
}

function findDifferences(operator: Operator, facts: FeedFacts): Finding[] {
  const { timeZone, phones, email, website, languages, name } = operator;
  const agencies = agenciesInUse(facts);
  const [agency] = agencies;
  const found: Finding[] = [];
  const compare = (where: string, own: string | undefined, fed: string | undefined) => {
    if (own !== undefined && fed !== undefined && fed !== '' && own !== fed)
      found.push(differs(where, `is ${own} here and ${fed} in the feed`));
  };
  compare('timeZone', timeZone, facts.timeZone);
  compare('languages.names', languages?.names.toLowerCase(), facts.language.toLowerCase());
  if (agency === undefined || agencies.length > 1) return found;
  if (![name.fr, name.en].some((own) => agency.name.includes(own) || own.includes(agency.name)))
    compare('name', name.fr, agency.name);
  compare('phones.general', lastDigits(phones.general?.number), lastDigits(agency.phone));
  compare('email', email, agency.email);
  compare('website', hostOf(website), hostOf(agency.url));
  return found;
}

/** Without the code of a country, which one may write and the other not. */
const lastDigits = (number: string | undefined): string | undefined =>
  number?.replaceAll(/\D/g, '').slice(-10) || undefined;

const hostOf = (address: string | undefined): string | undefined =>
  URL.parse(address ?? '')?.host.replace(/^www\./, '');

function findMissing({ phones, email, address, securityContacts, holidays }: Operator): Finding[] {
  return [
    ...(phones.general || email !== undefined
      ? []
      : [missing('phones, email', 'riders have no way to reach you: the contact page says so')]),
    ...(address ? [] : [missing('address', 'the contact page gives no place to write to')]),
    ...(securityContacts
      ? []
      : [missing('securityContacts', 'whoever finds a weakness of the site is sent to the general line')]),
    ...(holidays ? [] : [missing('holidays', 'counters keep their hours of the week on public holidays')]),
  ];
}
