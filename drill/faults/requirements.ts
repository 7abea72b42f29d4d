import { setTimeout as wait } from 'node:timers/promises';
import type { Findings } from '../findings.ts';
import type { Figures } from '../load/load.ts';
import type { Running } from '../stage/running.ts';
import type { Stage } from '../stage/stage.ts';
import { tellMs, tellVisits, type Visit } from '../stage/visit.ts';
import { keptPages } from './pages.ts';

/** Twice, so that they are kept as they are sent to most visitors. */
export async function seeKeptPages(site: Running, pages: readonly string[] = keptPages): Promise<void> {
  for (const page of [...pages, ...pages]) {
    const { status } = await site.visit(page);
    if (status !== 200) throw new Error(`${page} is ${status} before the fault`);
  }
}

export async function visitInTurn(site: Running, pages: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const page of pages) {
    visits.push(await site.visit(page));
    await wait(300);
  }
  return visits;
}

export function requireKept(findings: Findings, { asked, answers, statuses, slowestMs }: Figures): void {
  findings.say(`kept pages ${answers}, slowest ${tellMs(slowestMs)}`);
  findings.require(asked > 0 && statuses['200'] === asked, 'kept pages were refused or lost');
  findings.require(
    slowestMs < findings.bounds.promptMs,
    `a kept page took more than ${tellMs(findings.bounds.promptMs)}`,
  );
}

/** Pages that nobody has seen: the first may wait, and all say when to come back. */
export function requireHelp(
  findings: Findings,
  visits: readonly Visit[],
  expected: readonly number[] = [503],
): void {
  const [first, ...later] = visits;
  findings.say(`never seen ${tellVisits(visits)}`);
  for (const { status, headers } of visits) {
    findings.require(
      expected.includes(status),
      `a page never seen was ${status}, not ${expected.join(' or ')}`,
    );
    findings.require(Number(headers['retry-after']) > 0, 'a refusal did not say when to come back');
  }
  findings.require(
    (first?.ms ?? 0) < findings.bounds.firstMs,
    `the first waited more than ${tellMs(findings.bounds.firstMs)}`,
  );
  findings.require(
    later.every(({ ms }) => ms < findings.bounds.promptMs),
    `a later one waited more than ${tellMs(findings.bounds.promptMs)}`,
  );
}

export function requireLife(
  findings: Findings,
  stage: Stage,
  { firstMb, mostMb }: { readonly firstMb: number; readonly mostMb: number },
): void {
  findings.say(`memory ${Math.round(firstMb)} to ${Math.round(mostMb)} MB`);
  findings.say(`deaths ${stage.deaths()}`);
  findings.require(
    mostMb - firstMb < findings.bounds.growthMb,
    `memory grew by more than ${findings.bounds.growthMb} MB`,
  );
  findings.require(stage.deaths() === 0, 'the program ended');
}
