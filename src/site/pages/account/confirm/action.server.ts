import { defineAction, type Action } from '#site/forms/action.server.ts';
import { confirmForm } from './form.ts';
import { linkOf } from './link.ts';

/** Nothing happens when the page is opened, which mail programs do by themselves; its button does it, once or again. */
const confirm = defineAction({
  form: confirmForm,
  run: async (_fields, { url, table, accounts, forVisitor }) => {
    const match = table.match(url.pathname);
    const link = linkOf(match?.params ?? {});
    const purpose = match?.route.name.startsWith('confirm-subscription') ? 'add' : 'remove';
    const state = link && (await accounts.followLink(purpose, link, forVisitor));
    if (state === undefined) return { kind: 'refused', status: 400, code: 'bad-link' };
    return { kind: 'done', showsDone: true };
  },
});

export const actions: Readonly<Record<string, Action>> = { confirm };
