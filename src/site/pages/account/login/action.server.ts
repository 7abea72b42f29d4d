import { defineAction, type Action } from '#site/forms/action.server.ts';
import { destinationParam, ownPath } from '#site/routing/login-query.ts';
import { loginForm } from './form.ts';

const statuses = { refused: 422, 'slow-down': 429, proof: 429 } as const;

/** Whatever is wrong, the same is said: not even whether somebody has an account. */
const login = defineAction({
  form: loginForm,
  run: async ({ email, password }, { signIn, findProof, url, table, locale }) => {
    const first = await signIn({ email, password, proof: '' });
    const proof = first === 'proof' ? await findProof() : '';
    const outcome = proof === '' ? first : await signIn({ email, password, proof });
    const wayOn = ownPath(url.searchParams.get(destinationParam), url.origin);
    if (outcome === 'signed-in') return { kind: 'done', to: wayOn ?? table.pathOf('account', locale) ?? '/' };
    return { kind: 'refused', status: statuses[outcome], code: outcome, field: 'password' };
  },
});

export const actions: Readonly<Record<string, Action>> = { login };
