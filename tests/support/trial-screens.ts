import * as z from 'zod/mini';
import { defineAction, type ActionContext, type ActionOutcome } from '#site/forms/action.server.ts';
import type { Form } from '#site/forms/form.ts';
import type { PageLoader, PageTraits } from '#site/pages/screen.server.ts';
import { screens, type Screens } from '#site/pages/screens.server.ts';

const rules = z.object({
  name: z.string('name').check(z.trim(), z.minLength(1, 'name')),
  secret: z.string('secret'),
});

const form: Form<z.infer<typeof rules>> = {
  name: 'trial',
  rules: async () => rules,
  words: ({ ui }) => ({ name: `${ui.errorPrefix} name`, taken: `${ui.errorPrefix} taken` }),
  secret: ['secret'],
};

/** A form that a screen of the site has during a test. */
export interface TrialForm {
  readonly screens: Screens;
  /** The names that reached the action, and the proofs sent with them. */
  readonly taken: string[];
  readonly proofs: string[];
}

/**
 * `content/page` with a form of its own: the name given decides what becomes of it. The home page has another one
 * called the same.
 */
export function trialForm(change: Partial<Form> = {}): TrialForm {
  const taken: string[] = [];
  const named = { ...form, ...change } as typeof form;
  const proofs: string[] = [];
  const run = async ({ name }: { name: string }, { captchaToken }: ActionContext): Promise<ActionOutcome> => {
    taken.push(name);
    proofs.push(captchaToken);
    if (name === 'thrown') throw new Error('the service behind the form is away');
    if (name === 'taken') return { kind: 'refused', status: 409, code: 'taken', field: 'name' };
    if (name.startsWith('to ')) return { kind: 'done', to: name.slice(3) };
    return { kind: 'done', showsDone: true };
  };
  const trial = defineAction({ form: named, maxBytes: 300, perMinute: 30, run });
  const atHome = defineAction({ form: named, perMinute: 2, run });
  return {
    taken,
    proofs,
    screens: {
      'content/page': { ...screenOf('content/page'), actions: { [named.name]: trial } },
      'account/my-notices': { ...screenOf('account/my-notices'), actions: { [named.name]: trial } },
      'content/home': { ...screenOf('content/home'), actions: { [named.name]: atHome } },
    },
  };
}

/** `content/page` with traits of its own, and with those its loader gives for each page. */
export function trialTraits(traits: PageTraits, loaded: PageTraits = {}): Screens {
  const screen = screenOf('content/page');
  const load: PageLoader = async (context) => ({ ...(await screen.load(context)), ...loaded });
  return { 'content/page': { ...screen, ...traits, load } };
}

function screenOf(key: string) {
  const screen = screens[key];
  if (!screen) throw new Error(`the site has no screen ${key}`);
  return screen;
}
