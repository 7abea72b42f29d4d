import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../stage/stage.ts';
import { hostileHead, hostileLine, tellBars, tellQuiet } from './hostile-table.ts';
import { judgeMemory, judgeRow } from './judge-hostile.ts';
import { rssOf } from './machine.ts';
import { openScene, type Scene } from './scene.ts';
import type { HostileKind, Manner } from './shot.ts';
import { listDescribed, listUnasked } from './unasked.ts';
import { watchQuiet, watchVolley, type QuietScene } from './watch.ts';

interface HostileOptions {
  readonly kinds: readonly HostileKind[];
  /** Whether these are all there are: then each call that a service describes has to be among them. */
  readonly isWhole: boolean;
  /** How long one client sends a kind at its rate; its heaviest request is sent for a part of that. */
  readonly seconds: number;
  /** How long after the last of them memory is looked at. */
  readonly restSeconds: number;
  /** A line of the report. */
  say(line: string): void;
}

interface Outcome {
  readonly amiss: readonly string[];
  readonly rows: number;
  /** Rows whose times of riders say nothing. */
  readonly notJudged: number;
}

interface Sending {
  readonly kind: HostileKind;
  readonly manner: Manner;
  /** An address of the stranger, in a network that nothing was counted of yet. */
  readonly from: string;
}

const heaviestShare = 0.4;

/** One stranger sends every kind of request in turn, while riders ask for kept pages and boards. */
export async function runHostileDrill(stage: Stage, options: HostileOptions): Promise<Outcome> {
  const { kinds, isWhole, seconds, restSeconds, say } = options;
  const amiss: string[] = [];
  let notJudged = 0;
  const begin = async () => {
    const scene = await openScene(stage, kinds);
    return { scene, quiet: await watchQuiet(scene), before: rssOf(scene.pid) };
  };
  let { scene, quiet, before } = await begin();
  if (isWhole) {
    const unasked = listUnasked(await listDescribed(scene.facts.origin), kinds, scene.facts);
    amiss.push(...unasked.map((call) => `no kind asks ${call}`));
  }
  say(tellBars());
  say(tellQuiet(quiet));
  say(hostileHead());
  const sendings = listSendings(kinds);
  for (const { kind, manner, from } of sendings) {
    const span = manner === 'rate' ? seconds : seconds * heaviestShare;
    const order = { kind: kind.name, manner, seconds: span, from, facts: scene.facts };
    const found = await sendOne(scene, { kind, order, quiet, say });
    amiss.push(...found.amiss.map((each) => `${kind.name}, ${manner}: ${each}`));
    if (found.isNotJudged) notJudged += 1;
    if (found.isAlive) continue;
    say('the program is started anew');
    await scene.close();
    ({ scene, quiet, before } = await begin());
    say(tellQuiet(quiet));
  }
  await scene.riders.stop();
  await wait(restSeconds * 1000);
  const after = rssOf(scene.pid);
  say(
    `memory ${scene.coldMb.toFixed(0)} MB with riders alone, ${before.toFixed(0)} MB before, when each kind had been seen, ${after.toFixed(0)} MB ${restSeconds} s after the last of them`,
  );
  return { amiss: [...amiss, ...judgeMemory({ before, after }).amiss], rows: sendings.length, notJudged };
}

const listSendings = (kinds: readonly HostileKind[]): Sending[] =>
  kinds.flatMap((kind, at) => {
    // Files are counted by the network around an address.
    const atRate: Sending = { kind, manner: 'rate', from: `127.20.${at + 1}.1` };
    return kind.heaviest ? [atRate, { kind, manner: 'heaviest', from: `127.21.${at + 1}.1` }] : [atRate];
  });

type Watching = Parameters<typeof watchVolley>[1] & {
  readonly quiet: QuietScene;
  say(line: string): void;
};

/** What one kind does, and whether the program can go on after it. */
async function sendOne(scene: Scene, { say, ...watching }: Watching) {
  const { site } = scene;
  const { row, isAtRest, ...told } = await watchVolley(scene, watching);
  const { amiss, notJudged } = judgeRow(row, watching.quiet);
  const all = [...amiss];
  if (site.hasDied()) {
    const { code, signal } = await site.program.exit;
    all.push(`the program ended with ${code ?? signal}: ${site.program.stderr().slice(-300)}`);
  } else if (!isAtRest) all.push('the program was not at rest again within half a minute');
  say(hostileLine(row, told, { amiss: all, notJudged }));
  return { amiss: all, isNotJudged: notJudged !== undefined, isAlive: isAtRest && !site.hasDied() };
}
