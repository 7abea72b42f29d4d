import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import type { Stage } from '../stage/stage.ts';
import { tellMs, tellVisits } from '../stage/visit.ts';
import type { Running } from '../stage/running.ts';
import { boards, keptPages, unseenPages } from './pages.ts';
import { requireKept, requireLife, seeKeptPages, visitInTurn } from './requirements.ts';

const sizeMb = 128;

export const diskFull: Fault = {
  name: 'disk-full',
  should:
    'the disk of the data folder is full: pages and boards go on, what has to be written is answered 503, and it starts and stops as ever',
  run: async (stage) => {
    const disk = mountSmallDisk(stage);
    if (disk === undefined) return { skipped: 'a small disk cannot be mounted here (that takes root)' };
    const dataDir = join(disk, 'data');
    const filler = join(disk, 'filler');
    mkdirSync(dataDir, { mode: 0o700 });
    await stage.copyData(dataDir);
    const first = await stage.start({ dataDir });
    await seeKeptPages(first);
    const findings = stage.findings(
      'kept pages, 20 a second; pages and boards never seen; a start on the full disk',
    );
    const memory = await watchMemory(first);
    const load = stage.load([{ name: 'kept', origin: first.origin, paths: keptPages, perSecond: 20 }]);
    fill(filler);
    const visits = await visitInTurn(first, [...unseenPages, ...boards]);
    const bounded = await sendFile(first);
    const { parts } = await first.ready();
    const figures = (await load.stop()).of('kept');
    const leftMb = freeMb(disk);
    const stop = await first.end();
    // Without a bound the file reaches the disk itself.
    const second = await stage.start({ dataDir, settings: { FREE_DISK_MB: '0' } });
    fill(filler);
    const written = await sendFile(second);
    const again = await visitInTurn(second, [...unseenPages, ...boards]);
    const { code } = await second.end();
    rmSync(filler);
    requireKept(findings, figures);
    findings.say(`never seen ${tellVisits(visits)}; after another start ${tellVisits(again)}`);
    findings.require(leftMb < 1, `${leftMb} MB were left`);
    findings.say(`a file that is sent: ${bounded}, and without a bound ${written}`);
    findings.require(bounded === 503 && written === 503, `a file was ${bounded}, and ${written}`);
    findings.require(parts['disk'] === 'not-ready', `/readyz says that the disk is ${parts['disk']}`);
    for (const { status, ms } of [...visits, ...again]) {
      findings.require(status === 200, `a page was ${status}`);
      findings.require(ms < findings.bounds.firstMs, 'a page took longer than the outer limit');
    }
    findings.say(`stopped within ${tellMs(stop.ms)}`);
    findings.require(stop.code === 0 && code === 0, `it ended with ${stop.code} and ${code}`);
    requireLife(findings, stage, memory.stop());
    return findings.seen;
  },
};

/** What a rider sends with a form; gives the status. */
async function sendFile({ origin }: Running): Promise<number> {
  const path = '/services/content/file/upload/node/files/plainte_files?_format=json';
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(4_000_000, 32),
    Buffer.from('\n%%EOF\n'),
  ]);
  const { status } = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': 'file; filename="a.pdf"',
    },
    body: bytes,
  });
  return status;
}

/** A disk in memory, where this user may mount one. */
function mountSmallDisk(stage: Stage): string | undefined {
  const folder = stage.newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  stage.atEnd(() => execFileSync('umount', ['-l', folder]));
  return folder;
}

const freeMb = (disk: string): number => {
  const { bavail, bsize } = statfsSync(disk);
  return (bavail * bsize) / 1024 ** 2;
};

/** Writes until nothing more can be written. */
function fill(file: string): void {
  const piece = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(file, piece, { flag: 'a' });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
  }
}
