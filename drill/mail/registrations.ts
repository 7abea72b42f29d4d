import { setTimeout as wait } from 'node:timers/promises';
import { deriveKey } from '#platform/secret.ts';
import { insideHeader } from '#platform/http/endpoint.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import { sharedSettings } from '../stage/house.ts';
import type { Asked } from './ledger.ts';
import { anyPlace, type Place } from './places.ts';

/** People who ask for a profile, each from a network of their own: one network can have few mails sent. */
export interface Registrations {
  readonly asked: readonly Asked[];
  /** Answers that nobody should get, whatever is killed or away. */
  readonly odd: readonly number[];
  /** Asks for one with this beginning of an address; whether it was answered is known when it ends. */
  ask(place: Place, begin?: string): { readonly mail: string; readonly answered: Promise<boolean> };
  /** Asks again and again, until it is stopped. */
  stop(): Promise<void>;
}

const inside = deriveKey(sharedSettings.SECRET, 'inside');
const limitMs = 20_000;
/** Done, come back later, or nobody there. */
const expected = [200, 503, 0];

export function startRegistrations(
  places: readonly Place[],
  { perSecond, chance }: { readonly perSecond: number; readonly chance: () => number },
): Registrations {
  const asked: Asked[] = [];
  const odd: number[] = [];
  const underWay = new Set<Promise<boolean>>();
  const over = new AbortController();

  const ask: Registrations['ask'] = (place, begin = chance() < 0.05 ? 'nobody' : 'rider') => {
    const entry = { mail: `${begin}.${asked.length}@exemple.ca`, isAnswered: false };
    asked.push(entry);
    const answered = register(place.origin ?? '', entry.mail, asked.length).then((status) => {
      if (!expected.includes(status)) odd.push(status);
      entry.isAnswered = status === 200;
      return entry.isAnswered;
    });
    underWay.add(answered);
    void answered.finally(() => underWay.delete(answered));
    return { mail: entry.mail, answered };
  };

  const running = (async () => {
    while (!over.signal.aborted) {
      ask(await anyPlace(places, asked.length));
      await wait((chance() * 2000) / perSecond);
    }
  })();
  return {
    asked,
    odd,
    ask,
    stop: async () => {
      over.abort();
      await running;
      await Promise.all(underWay);
    },
  };
}

/** The status of the answer; 0 without one. */
async function register(origin: string, mail: string, number: number): Promise<number> {
  const names = { first_name: 'Ève', last_name: 'Roy' };
  const langcode = number % 2 === 0 ? 'fr' : 'en';
  try {
    const answer = await fetch(`${origin}/services/accounts/user/register?_format=json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        connection: 'close',
        [insideHeader]: inside,
        [visitorHeader]: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ name: mail, mail, ...names, langcode, preferred_langcode: langcode }),
      signal: AbortSignal.timeout(limitMs),
    });
    return answer.status;
  } catch {
    return 0;
  }
}
