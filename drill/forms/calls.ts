import {
  filesFieldOf,
  proofField,
  sentFileSchema,
  webFormSavedSchema,
  webFormSchema,
} from '#contract/content/web-form.ts';
import { solve } from '#lib/proof-of-work.ts';
import { createLastingMemory } from '#platform/cache-store/lasting-memory.ts';
import { createCaptcha } from '#platform/captcha/captcha.ts';
import { systemClock } from '#platform/clock.ts';
import { insideHeader } from '#platform/http/endpoint.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import { deriveKey } from '#platform/secret.ts';
import { webFormName } from '#domain/web-forms/web-form-name.ts';
import { sharedSettings } from '../stage/house.ts';

/** An answer; 0 without one. */
interface Answer {
  readonly status: number;
  readonly json: unknown;
}

const limitMs = 20_000;
const inside = deriveKey(sharedSettings.SECRET, 'inside');
/** The site's, which has the same secret; the work is little, since the drill is not about it. */
const captcha = createCaptcha({
  secret: deriveKey(sharedSettings.SECRET, 'captcha'),
  clock: systemClock,
  state: createLastingMemory({ maxBytes: 1024, clock: systemClock }),
  difficultyBits: 4,
});

/** What the site does for a visitor who fills a form in. */
export interface FormCalls {
  /** The token that sending takes; undefined where it was not had. */
  readToken(origin: string): Promise<string | undefined>;
  /** The number of the file; undefined where it was not told. */
  sendFile(origin: string, name: string, bytes: Buffer): Promise<{ status: number; id: number | undefined }>;
  sendForm(
    origin: string,
    body: object,
    token: string,
    isMachine: boolean,
  ): Promise<{ status: number; isSaved: boolean }>;
}

export function callsFor(formId: string, visitor: string): FormCalls {
  const form = `/api/webform_jsonschema/${formId}`;
  const ask = (url: string, init: RequestInit = {}) =>
    askOnce(url, { ...init, headers: { ...init.headers, [insideHeader]: inside, [visitorHeader]: visitor } });
  return {
    readToken: async (origin) => {
      const { json } = await ask(`${origin}${form}`);
      return webFormSchema.safeParse(json).data?.csrfToken;
    },
    sendFile: async (origin, name, bytes) => {
      const { status, json } = await ask(
        `${origin}/file/upload/node/files/${filesFieldOf(formId)}?_format=json`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/octet-stream',
            'content-disposition': `file; filename="${name}"`,
          },
          body: new Uint8Array(bytes),
        },
      );
      return { status, id: sentFileSchema.safeParse(json).data?.fid[0]?.value };
    },
    sendForm: async (origin, body, token, isMachine) => {
      const proof = isMachine ? 'machine' : await prove(formId);
      const { status, json } = await ask(`${origin}${form}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ ...body, [proofField]: proof }),
      });
      return { status, isSaved: status === 200 && webFormSavedSchema.safeParse(json).success };
    },
  };
}

async function askOnce(url: string, init: RequestInit): Promise<Answer> {
  try {
    const headers = { ...init.headers, connection: 'close' };
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(limitMs) });
    return { status: answer.status, json: await answer.json() };
  } catch {
    // Nobody there, or the line broke before the whole answer was here.
    return { status: 0, json: undefined };
  }
}

async function prove(formId: string): Promise<string | undefined> {
  const { challenge, difficultyBits } = captcha.issue(webFormName(formId));
  return solve(challenge, difficultyBits, { now: () => performance.now(), pause: async () => {} });
}
