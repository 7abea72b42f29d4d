/**
 * What no part of a path or of a list can hold as it is: a slash, which proxies undo even where it is encoded; the signs
 * that lists are parted by; the tilde, which marks what is written otherwise.
 */
const unfit = /[/\\~,;]/g;
/** Whoever reads an address takes these for steps in it, encoded or not. */
const steps = /^\.{1,2}$/;
const written = /~([0-9A-F]{2})/g;

const mark = (text: string): string =>
  [...text].map((sign) => `~${sign.charCodeAt(0).toString(16).toUpperCase()}`).join('');

/** A name of any letters as one part of a path, still to be encoded: « A/B » is `A~2FB`, and « 3A » stays as it is. */
export function writePathName(name: string): string {
  return steps.test(name) ? mark(name) : name.replaceAll(unfit, mark);
}

/** The name that was written so; undefined for what no name is written as, so that each name has one address alone. */
export function readPathName(text: string): string | undefined {
  const name = text.replaceAll(written, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return writePathName(name) === text ? name : undefined;
}
