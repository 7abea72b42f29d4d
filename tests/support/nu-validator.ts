import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where there is none. */
    javaPath: string;
  }
}

export const javaPath = inject('javaPath');

const jar = path.join(path.dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
/** A run of seconds: what the machine would do to be quick later is not worth its time. */
const shortRun = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];
/**
 * React closes void elements the way of XML, which no parser minds. `controlslist`, without which browsers offer a film for
 * download, is of a draft that they follow and the validator does not. In ASCII alone: Java reads its arguments in the locale of the machine.
 */
const notOurs =
  '.*(Trailing slash on void elements|Attribute .controlslist. not allowed on element .video.).*';
/** The last day that a date field takes (B5), in which the validator sees a slip of the pen. */
const ofTheSpecification = /^Potentially bad value “9999-12-31” for attribute “max”/;
const mostOutput = 64 * 1024 * 1024;

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** What the Nu validator says against documents, by their names: errors and warnings, each with its place. */
export async function nuMessages(
  documents: Readonly<Record<string, string>>,
): Promise<Record<string, readonly string[]>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parcours-markup-'));
  try {
    const names = Object.keys(documents);
    const files = names.map((_, index) => path.join(folder, `${index}.html`));
    for (const [index, file] of files.entries()) writeFileSync(file, documents[names[index] ?? ''] ?? '');
    const found: Record<string, string[]> = {};
    for (const { url = '', type, message, extract = '' } of await validate(files)) {
      if (ofTheSpecification.test(message)) continue;
      const name = names[Number(path.basename(url, '.html'))] ?? 'the validator itself';
      (found[name] ??= []).push(`${type}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`.trim());
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function validate(files: readonly string[]): Promise<readonly Message[]> {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--filterpattern', notOurs];
  const run = promisify(execFile);
  const { stdout } = await run(javaPath, [...shortRun, '-jar', jar, ...options, ...files], {
    maxBuffer: mostOutput,
  });
  return (JSON.parse(stdout) as { readonly messages: readonly Message[] }).messages;
}
