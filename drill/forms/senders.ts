import { setTimeout as wait } from 'node:timers/promises';
import { anyPlace, type Place } from '../kills/places.ts';
import type { Asking, People } from '../kills/steps.ts';
import { callsFor, type FormCalls } from './calls.ts';
import type { Outcome, Sending } from './ledger.ts';
import { complaint, digestOf, makeFile, newWord, receipt, type SampleForm } from './sample.ts';

/** People who upload files and send the form that they belong to, each from a network of their own. */
export interface Senders extends People {
  readonly sent: readonly Sending[];
}

const mostTries = 5;
/** Before another try. */
const breathMs = 1000;
const mostFiles = 3;
const mostBytes = 300_000;
const share = { machines: 0.05, sentTwice: 0.05, triedAgain: 0.6 };
/** Taken, refused, come back later, or nobody there. */
const expected = { upload: [201, 503, 0], form: [200, 400, 429, 503, 0] };

export function startSenders(
  places: readonly Place[],
  { perSecond, chance }: { readonly perSecond: number; readonly chance: () => number },
): Senders {
  const sent: Sending[] = [];
  const odd: number[] = [];
  const underWay = new Set<Promise<void>>();
  const over = new AbortController();

  /** The process meant at first, and whichever is there later. */
  async function originOf(place: Place, tries: number): Promise<string> {
    if (tries === 0) return place.origin ?? '';
    await wait(chance() * breathMs);
    return (await anyPlace(places, sent.length + tries)).origin ?? '';
  }

  async function upload(sending: Sending, calls: FormCalls, place: Place, nth: number): Promise<boolean> {
    const bytes = makeFile(sending.word, nth, Math.floor(chance() * mostBytes));
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { status, id } = await calls.sendFile(await originOf(place, tries), `recu${nth}.pdf`, bytes);
      if (!expected.upload.includes(status)) odd.push(status);
      if (id !== undefined) {
        sending.files.push({ id, digest: digestOf(bytes) });
        return true;
      }
      sending.vainUploads += 1;
    }
    return false;
  }

  async function send(
    { word, isMachine, files }: Sending,
    form: SampleForm,
    calls: FormCalls,
    origin: string,
  ): Promise<Outcome | undefined> {
    const token = await calls.readToken(origin);
    if (token === undefined) return undefined;
    const body = form.answer(
      word,
      files.map(({ id }) => id),
    );
    const { status, isSaved } = await calls.sendForm(origin, body, token, isMachine);
    if (!expected.form.includes(status)) odd.push(status);
    if (isSaved) return 'confirmed';
    return status >= 400 && status < 500 ? 'refused' : 'unknown';
  }

  /** Whoever has no answer tries again with the same files, or goes away. */
  async function fillIn(
    sending: Sending,
    form: SampleForm,
    place: Place,
    onUploaded: () => void,
  ): Promise<void> {
    const calls = callsFor(
      form.id,
      `10.${sent.length >> 16}.${(sent.length >> 8) & 255}.${sent.length & 255}`,
    );
    const isPatient = chance() < share.triedAgain;
    const isTwice = chance() < share.sentTwice;
    const count = 1 + Math.floor(chance() * mostFiles);
    for (let nth = 0; nth < count; nth += 1) if (!(await upload(sending, calls, place, nth))) return;
    onUploaded();
    for (let tries = 0; tries < mostTries; tries += 1) {
      const outcome = await send(sending, form, calls, await originOf(place, tries));
      if (outcome === undefined) continue;
      sending.outcomes.push(outcome);
      const isOver = outcome === 'unknown' ? !isPatient : !(isTwice && outcome === 'confirmed');
      if (isOver) return;
    }
  }

  const start = (place: Place, form: SampleForm, isMachine: boolean): Asking => {
    const sending: Sending = { word: newWord(), isMachine, files: [], outcomes: [], vainUploads: 0 };
    sent.push(sending);
    const { promise: uploaded, resolve } = Promise.withResolvers<void>();
    const answered = fillIn(sending, form, place, resolve).finally(resolve);
    underWay.add(answered);
    void answered.finally(() => underWay.delete(answered));
    return { to: form.recipient, prepared: uploaded, answered };
  };

  const running = (async () => {
    while (!over.signal.aborted) {
      start(await anyPlace(places, sent.length), complaint, chance() < share.machines);
      await wait((chance() * 2000) / perSecond);
    }
  })();
  return {
    sent,
    get count() {
      return sent.length;
    },
    odd,
    ask: (place) => start(place, receipt, false),
    stop: async () => {
      over.abort();
      await running;
      await Promise.all(underWay);
    },
  };
}
