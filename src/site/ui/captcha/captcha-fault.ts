/** What can go wrong with a captcha (specification B8), in words for the browser's console. */
const faults = {
  'no-key': 'captcha: there is no key',
  'no-version': 'captcha: the script has no version that is known here',
  load: 'captcha: the script could not be loaded',
  execution: 'captcha: the check could not be carried out',
} as const;

export type CaptchaFaultKind = keyof typeof faults;

export class CaptchaFault extends Error {
  override readonly name = 'CaptchaFault';

  constructor(kind: CaptchaFaultKind, cause?: unknown) {
    super(faults[kind], { cause });
  }
}

/** Whatever else was thrown while a check was carried out is that it could not be. */
export function logCaptchaFault(thrown: unknown): void {
  // oxlint-disable-next-line no-console -- the specification has these faults logged, and a browser has no other log
  console.error(thrown instanceof CaptchaFault ? thrown : new CaptchaFault('execution', thrown));
}

/** A third party that does not answer must not keep a form from being sent. */
export function within<T>(limitMs: number, kind: CaptchaFaultKind, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new CaptchaFault(kind, 'no answer in time')), limitMs);
    const stop = () => clearTimeout(timer);
    work.then(stop, stop);
  });
  return Promise.race([work, late]);
}
