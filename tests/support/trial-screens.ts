import * as z from 'zod/mini';
import { defineAction, type ActionOutcome } from '#site/forms/action.server.ts';
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
  /** The names that reached the action. */
  readonly taken: string[];
}

/** `content/page` with a form of its own: the name given decides what becomes of it. */
export function trialForm(): TrialForm {
  const taken: string[] = [];
  const run = async ({ name }: { name: string }): Promise<ActionOutcome> => {
    taken.push(name);
    if (name === 'thrown') throw new Error('the service behind the form is away');
    if (name === 'taken') return { kind: 'refused', status: 409, code: 'taken', field: 'name' };
    if (name === 'elsewhere') return { kind: 'done', to: '/medias' };
    return { kind: 'done', showsDone: true };
  };
  const trial = defineAction({ form, maxBytes: 300, perMinute: 30, run });
  return { taken, screens: { 'content/page': { ...pageScreen(), actions: { trial } } } };
}

/** `content/page` with traits of its own, and with those its loader gives for each page. */
export function trialTraits(traits: PageTraits, loaded: PageTraits = {}): Screens {
  const screen = pageScreen();
  const load: PageLoader = async (context) => ({ ...(await screen.load(context)), ...loaded });
  return { 'content/page': { ...screen, ...traits, load } };
}

function pageScreen() {
  const screen = screens['content/page'];
  if (!screen) throw new Error('the site has no content page');
  return screen;
}
