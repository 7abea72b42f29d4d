import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** More would hide the first, which often explains the others. */
const mostTold = 5;

/** What a schema found wrong with something that people wrote, each by the path of its field. */
export function wordsOfIssues({ issues }: Pick<z.ZodError, 'issues'>): string {
  const told = issues.slice(0, mostTold).map(wordsOf);
  const rest = issues.length - told.length;
  return `${told.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}

function wordsOf(issue: Issue): string {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => nameOf([...path, key])).join(', ');
    return `${names} must not be there: no such field is known`;
  }
  return `${nameOf(path)} ${requirementOf(issue)}`.trim();
}

const nameOf = (path: Issue['path']): string => path.map(String).join('.');

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
};

function requirementOf(issue: Issue): string {
  // Words that a schema of ours has for the case.
  if (issue.message.startsWith('must ')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      return bound(issue.origin, `at least ${issue.minimum}`);
    case 'too_big':
      return bound(issue.origin, `at most ${issue.maximum}`);
    case 'invalid_union':
      return 'must have one of the forms that are known';
    default:
      return `must be otherwise: ${issue.message}`;
  }
}

/** « at most 60 », of what is counted. */
function bound(origin: string, limit: string): string {
  if (origin === 'string') return `must be a text of ${limit} characters`;
  return origin === 'array' ? `must be a list of ${limit} entries` : `must be ${limit}`;
}
