import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AppError, errorCodes } from '#lib/errors.ts';
import { httpStatus } from '#platform/http/status.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const listDocs = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'src/transit/README.md',
  ...listDocs('docs'),
];
const decisions = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Targets of links and pictures that are not addresses elsewhere. */
function relativeLinks(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target)).map((target) => target.replace(/#.*$/, ''));
}

/** What the set-up makes, and only where it is needed. */
const made = /^runtime\/node_modules\//;

/** Files and folders of the project that a text names in code style. */
function namedPaths(text: string): string[] {
  const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return names.filter(
    (name) =>
      /^(?:src|tests|scripts|data|docs|bench|drill|tour|runtime|\.ci)\/[\w./-]*$/.test(name) &&
      !made.test(name),
  );
}

describe('the documents', () => {
  it.each(documents)('%s links only to files that are there', (document) => {
    const lost = relativeLinks(read(document)).filter(
      (target) => target !== '' && !existsSync(path.join(path.dirname(document), target)),
    );
    expect(lost).toEqual([]);
  });

  it.each(documents)('%s names only files and folders that are there', (document) => {
    expect(namedPaths(read(document)).filter((name) => !existsSync(name))).toEqual([]);
  });

  it('name only commands that package.json has', () => {
    const asked = documents.flatMap((document) =>
      [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(asked.filter((name) => !(name in manifest.scripts))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('begin with a README short enough to be read', () => {
    const readme = read('README.md');
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
    expect(readme).toContain('npm start');
    expect(readme).toContain('npm test');
  });

  it('give each fault the status it has', () => {
    const rows = [...read('docs/errors.md').matchAll(/^\|\s*`([a-z-]+)`\s*\|\s*(\d{3})\s*\|/gm)];
    const told = rows.map(([, code, status]) => [code, Number(status)]);
    expect(told).toEqual(errorCodes.map((code) => [code, httpStatus(new AppError(code, ''))]));
  });
});

describe('the decisions', () => {
  it('are numbered without a gap', () => {
    const numbers = decisions
      .map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]))
      .sort((a, b) => a - b);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it.each(decisions)('%s has a title with its number, and stands in the list under it', (name) => {
    const number = name.slice(0, 4);
    const title = new RegExp(`^# ${number} (.+)\n`).exec(read(`docs/decisions/${name}`))?.[1];
    expect(title).toBeTruthy();
    expect(read('docs/decisions/README.md')).toContain(`[${number} ${title}](${name})`);
  });

  it.each(decisions)('%s says what was the matter, what was decided and what follows', (name) => {
    const headings = [...read(`docs/decisions/${name}`).matchAll(/^## (.+)$/gm)].map(
      ([, heading]) => heading,
    );
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']));
  });
});
