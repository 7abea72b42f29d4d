import { defineAction } from '#site/forms/action.server.ts';

export const logoutAction = defineAction({
  form: { name: 'logout', words: () => ({}) },
  run: async (_fields, { signOut, table, locale }) => {
    await signOut();
    return { kind: 'done', to: table.pathOf('login', locale) ?? table.pathOf('home', locale) ?? '/' };
  },
});
