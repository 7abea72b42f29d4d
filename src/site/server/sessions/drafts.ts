import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { z } from 'zod';
import type { StateStore } from '#platform/cache-store/cache-store.ts';
import { idOf, isKey, newKey, open, seal } from './seal.ts';

const draftSchema = z.object({
  /** The mark of whom the form was drawn for (http/form-token.ts). */
  owner: z.string(),
  path: z.string(),
  form: z.string(),
  values: z.record(z.string(), z.string()),
});
/** What somebody had typed into a form when their session was over. */
export type Draft = z.infer<typeof draftSchema>;

/** Keeps it until they have signed in again: a form never loses what was typed. */
export interface Drafts {
  keep(reply: FastifyReply, draft: Draft): Promise<void>;
  /** Gives it back once, to the page it was typed on and to who typed it; where somebody else asks, it is gone. */
  take(request: FastifyRequest, reply: FastifyReply, asked: AskedDraft): Promise<Draft | undefined>;
}

type AskedDraft = Pick<Draft, 'owner' | 'path'>;

interface DraftsOptions {
  readonly state: StateStore;
  readonly isSecure: boolean;
}

const cookieName = 'parcours_draft';
const lifeS = 3600;

export function createDrafts({ state, isSecure }: DraftsOptions): Drafts {
  const cookie = { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure } as const;
  const nameOf = (key: string) => `draft:${idOf(key)}`;
  return {
    keep: async (reply, draft) => {
      const key = newKey();
      await state.set(nameOf(key), seal(key, draft), { ttlMs: lifeS * 1000 });
      reply.setCookie(cookieName, key, { ...cookie, maxAge: lifeS });
    },
    take: async (request, reply, { owner, path }) => {
      const key = request.cookies?.[cookieName];
      if (!isKey(key)) return undefined;
      const sealed = await state.get(nameOf(key));
      const draft = sealed === undefined ? undefined : draftSchema.safeParse(open(key, sealed)).data;
      if (draft?.owner === owner && draft.path !== path) return undefined;
      reply.clearCookie(cookieName, cookie);
      await state.delete(nameOf(key));
      return draft?.owner === owner ? draft : undefined;
    },
  };
}
