import { FeedFault } from './feed-fault.ts';
import { utf8Flag } from './zip-format.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const latin = new TextDecoder('latin1');

/** The name of an entry. Old tools write local code pages without saying which: those become Latin, never a guess that fails. */
export function decodeName(raw: Uint8Array, flags: number): string {
  try {
    return strictUtf8.decode(raw);
  } catch (cause) {
    if (flags & utf8Flag) throw new FeedFault('zip-damaged', '', cause);
    return latin.decode(raw);
  }
}

/** Refuses a name that could lead out of the folder it is unpacked in, on any system. */
export function requireSafeName(name: string): void {
  const climbs = name.split('/').includes('..');
  const leaves = name.startsWith('/') || name.includes('\\') || /^[a-z]:/i.test(name);
  if (name === '' || climbs || leaves || hasControlCharacter(name)) {
    throw new FeedFault('zip-path', printable(name));
  }
}

function hasControlCharacter(name: string): boolean {
  return printable(name) !== name;
}

function printable(name: string): string {
  return name.replaceAll(/\p{Cc}/gu, '\uFFFD');
}
