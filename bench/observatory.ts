// npm run bench:observatory: answers of the program over TLS, scored as the MDN HTTP Observatory does.
import { startProgram } from '#tests/support/program.ts';
import { scoreAnswer, type Score } from '#tests/support/observatory/score.ts';
import { addresses, shownElsewhere } from './observatory/addresses.ts';
import { makeCertificate } from '#tests/support/certificate.ts';
import { observe } from './observatory/observe.ts';
import { openTlsFront } from './observatory/tls-front.ts';

const target = 130;
/** What each test gives at its best here; a site without cookies and without foreign scripts gains nothing by them. */
const best: Readonly<Record<string, number>> = {
  'content policy': 10,
  referrer: 5,
  framing: 5,
  'resource policy': 10,
};

const certificate = makeCertificate('localhost');
const front = await openTlsFront(certificate);
const origin = `https://localhost:${front.port}`;
const site = startProgram({
  settings: {
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    OPEN_SERVICES: 'schedule,content,cache',
    LOG_LEVEL: 'error',
  },
});
let below = 0;
try {
  front.leadTo(await site.ready);
  const home = await observe(origin, certificate.cert);
  const built = [/ src="(\/assets\/[^"]+\.js)"/, / href="(\/assets\/[^"]+\.css)"/];
  const files = built.map((pattern) => pattern.exec(home.body)?.[1] ?? '');
  const all = {
    ...addresses,
    files: { ...addresses['files'], [files[0] ?? '']: 200, [files[1] ?? '']: 200 },
  };
  let count = 0;
  for (const [kind, listed] of Object.entries(all)) {
    say(`\n${kind}`);
    for (const [path, status] of Object.entries(listed)) {
      const { score } = await measure(path, status);
      count += 1;
      if (score < target) below += 1;
    }
  }
  say('\nshown by other sites on purpose, and not held to the target');
  for (const [path, reason] of Object.entries(shownElsewhere)) await measure(path, 200, reason);
  say(`\n${count - below} of ${count} addresses have ${target} or more`);
} finally {
  await site.stop();
  front.close();
}
process.exitCode = below > 0 ? 1 : 0;

async function measure(path: string, status: number, reason = ''): Promise<Score> {
  const answer = await observe(origin + path, certificate.cert);
  if (answer.status !== status) throw new Error(`${path} answers ${answer.status} in place of ${status}`);
  const found = scoreAnswer(answer);
  const lost = Object.entries(found.judgements).filter(([name, { points }]) => points < (best[name] ?? 0));
  const words = lost.map(([name, { points, what }]) => `${name} ${points} (${what})`);
  say(
    `${String(found.score).padStart(5)}  ${path.padEnd(62)}  ${[reason, ...words].filter(Boolean).join('; ')}`,
  );
  return found;
}

function say(line: string): void {
  process.stdout.write(`${line.trimEnd()}\n`);
}
