import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotCheck } from './bot-check.ts';
import { CaptchaFault, within } from './captcha-fault.ts';
import { createLateCheck } from './late-check.ts';
import { openCheck } from './open-check.ts';

const provider = { scriptUrl: 'https://captcha.third.example/v3/api.js', siteKey: 'site-key' };
const unchecked = { refusal: 'unchecked' };

/** As much of an element as a provider has to do with. */
class Piece extends EventTarget {
  src = '';
  parentElement: Piece | null = null;
  readonly children: Piece[] = [];
  readonly kind: string;
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
  get childElementCount() {
    return this.children.length;
  }
  append(child: Piece): void {
    child.parentElement = this;
    this.children.push(child);
    onAppended(child);
  }
  remove(): void {
    this.parentElement?.children.splice(this.parentElement.children.indexOf(this), 1);
    this.parentElement = null;
  }
  all(): Piece[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }
}

let head: Piece;
let body: Piece;
let lines: string[];
let onAppended: (child: Piece) => void;
let api: { ready(then: () => void): void; execute: ReturnType<typeof vi.fn> } | object;

const kindsOf = (piece: Piece) =>
  piece
    .all()
    .slice(1)
    .map(({ kind, src }) => `${kind} ${src}`.trim());
const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address);

/** The provider's script arrives, with its badge. */
function arrive(script: Piece): void {
  vi.stubGlobal('window', { ...window, grecaptcha: api });
  const around = new Piece('div');
  around.append(new Piece('.grecaptcha-badge'));
  body.append(around);
  script.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  [head, body, lines] = [new Piece('head'), new Piece('body'), []];
  api = {
    ready: (then: () => void) => then(),
    execute: vi.fn(async (key: string, { action }: { action: string }) => `token of ${key} for ${action}`),
  };
  onAppended = (child) => {
    if (child.kind === 'script') queueMicrotask(() => arrive(child));
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    head,
    body,
    createElement: (kind: string) => new Piece(kind),
    querySelectorAll: (wanted: string) =>
      [...head.all(), ...body.all()].filter(({ kind }) => wanted.startsWith(kind)),
  });
  vi.spyOn(console, 'error').mockImplementation((thrown: unknown) => void lines.push(String(thrown)));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ challenge: 'work.form.4.0.id.signature', difficultyBits: 4 })),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ours = () => openCheck('form', undefined);
const theirs = (settings = provider) => openCheck('form', settings);
const ourToken = { token: expect.stringMatching(/^work\.form\.4\.0\.id\.signature\.\d{8}$/) as string };
const theirToken = { token: 'token of site-key for formSubmit' };

describe.each<[string, () => BotCheck, unknown]>([
  ['the browser’s own work', ours, ourToken],
  ['a provider', theirs, theirToken],
])('a check by %s', (_who, open, token) => {
  it('fetches nothing when the form comes on screen, and gives a token when it is sent', async () => {
    const check = open();
    check.init();
    expect([asked(), kindsOf(head)]).toEqual([[], []]);
    expect(await check.execute()).toEqual(token);
    expect(lines).toEqual([]);
    check.destroy();
  });

  it('gives another token after it was reset', async () => {
    const check = open();
    check.init();
    await check.execute();
    check.reset();
    expect(await check.execute()).toEqual(token);
    check.destroy();
  });

  it('gives none before the form is there, nor after it left; there again, it does', async () => {
    const check = open();
    expect(await check.execute()).toEqual(unchecked);
    check.init();
    check.destroy();
    expect(await check.execute()).toEqual(unchecked);
    check.init();
    expect(await check.execute()).toEqual(token);
    check.destroy();
    expect(lines).toEqual([]);
  });

  it.each(['reset', 'destroy'] as const)(
    'gives up what is under way on %s, without a word in the console',
    async (end) => {
      vi.mocked(fetch).mockImplementation(
        (_address, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      );
      onAppended = () => undefined;
      const check = open();
      check.init();
      const executed = check.execute();
      check[end]();
      expect(await executed).toEqual(unchecked);
      await new Promise((resolve) => setImmediate(resolve));
      expect(lines).toEqual([]);
      check.destroy();
    },
  );
});

describe('a check by the browser’s own work', () => {
  it('that cannot be carried out is logged', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('failed to fetch'));
    const check = ours();
    check.init();
    expect(await check.execute()).toEqual(unchecked);
    expect(lines).toEqual(['CaptchaFault: captcha: the check could not be carried out']);
  });

  it('stops working when the form leaves', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ challenge: 'work.form', difficultyBits: 60 }));
    vi.spyOn(performance, 'now').mockImplementation(() => Math.random() * 1e9);
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const check = ours();
    check.init();
    const executed = check.execute();
    await vi.waitFor(() => expect(pauses.mock.calls.length).toBeGreaterThan(2));
    check.destroy();
    expect(await executed).toEqual(unchecked);
    await new Promise((resolve) => setImmediate(resolve));
    const before = pauses.mock.calls.length;
    await new Promise((resolve) => setImmediate(resolve));
    expect(pauses.mock.calls.length).toBe(before);
  });

  it('tells too many attempts apart', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('', { status: 429 }));
    const check = ours();
    check.init();
    expect(await check.execute()).toEqual({ refusal: 'too-many' });
    expect(lines).toEqual([]);
  });
});

describe('a check by a provider', () => {
  it('loads the script once for all forms, and leaves nothing when the last of them does', async () => {
    const [one, other] = [theirs(), theirs()];
    for (const check of [one, other]) {
      check.init();
      await check.execute();
    }
    const script = 'script https://captcha.third.example/v3/api.js?render=site-key';
    expect([kindsOf(head), kindsOf(body)]).toEqual([[script], ['div', '.grecaptcha-badge']]);
    one.destroy();
    expect(kindsOf(head)).toEqual([script]);
    other.destroy();
    expect([kindsOf(head), kindsOf(body), window.grecaptcha]).toEqual([[], [], undefined]);
  });

  it('takes the badge alone where it stands among other things, and leaves the scripts of others', async () => {
    const tags = new Piece('script');
    tags.src = 'https://tags.third.example/manager.js';
    const check = theirs();
    check.init();
    await check.execute();
    head.children.push(tags);
    body.children[0]?.append(new Piece('p'));
    check.destroy();
    expect([kindsOf(head), kindsOf(body)]).toEqual([
      ['script https://tags.third.example/manager.js'],
      ['div', 'p'],
    ]);
  });

  it('leaves nothing when the form left before the script came', async () => {
    let script: Piece | undefined;
    onAppended = (child) => {
      if (child.kind === 'script') script = child;
    };
    const check = theirs();
    check.init();
    const executed = check.execute();
    check.destroy();
    if (script) arrive(script);
    expect(await executed).toEqual(unchecked);
    await vi.waitFor(() => expect([kindsOf(head), kindsOf(body)]).toEqual([[], []]));
    expect('execute' in api && api.execute.mock.calls).toEqual([]);
  });

  it('without a key is logged, and not asked: the work is done', async () => {
    const check = theirs({ ...provider, siteKey: '' });
    check.init();
    expect(await check.execute()).toEqual(ourToken);
    expect(lines).toEqual(['CaptchaFault: captcha: there is no key']);
    expect(kindsOf(head)).toEqual([]);
  });

  it('whose script is of no known version is logged: the work is done', async () => {
    api = {};
    const check = theirs();
    check.init();
    expect(await check.execute()).toEqual(ourToken);
    expect(lines).toEqual(['CaptchaFault: captcha: the script has no version that is known here']);
  });

  it('whose script cannot be loaded is logged: the work is done, and the next time it is tried again', async () => {
    const whole = onAppended;
    onAppended = (child) => queueMicrotask(() => child.dispatchEvent(new Event('error')));
    const check = theirs();
    check.init();
    expect(await check.execute()).toEqual(ourToken);
    expect(lines).toEqual(['CaptchaFault: captcha: the script could not be loaded']);
    expect(kindsOf(head)).toEqual([]);
    onAppended = whole;
    expect(await check.execute()).toEqual(theirToken);
    check.destroy();
  });

  it.each([
    ['throws', async () => Promise.reject(new Error('no'))],
    ['gives something else than a token', async () => null],
  ])('that %s is logged, and the form is not sent', async (_how, execute) => {
    api = { ...api, execute: vi.fn(execute) };
    const check = theirs();
    check.init();
    expect(await check.execute()).toEqual(unchecked);
    expect(lines).toEqual(['CaptchaFault: captcha: the check could not be carried out']);
    expect(asked()).toEqual([]);
    check.destroy();
  });

  it('that does not answer is given up', async () => {
    vi.useFakeTimers();
    const thrown = within(5000, 'load', new Promise<string>(() => {})).catch((fault: unknown) => fault);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await thrown).toEqual(new CaptchaFault('load', 'no answer in time'));
  });
});

describe('a check whose code comes later', () => {
  it('is fetched when the form is sent, and kept for the next time', async () => {
    const load = vi.fn(async () => ours());
    const check = createLateCheck(load);
    check.init();
    expect(load).not.toHaveBeenCalled();
    expect(await check.execute()).toEqual(ourToken);
    check.reset();
    expect(await check.execute()).toEqual(ourToken);
    expect(load).toHaveBeenCalledTimes(1);
    check.destroy();
    expect(await check.execute()).toEqual(unchecked);
  });

  it('is told as not carried out where its code cannot be fetched', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const check = createLateCheck(() => Promise.reject(new Error('no network')));
    check.init();
    expect(await check.execute()).toEqual(unchecked);
    expect(report).toHaveBeenCalledWith(new Error('no network'));
  });
});
