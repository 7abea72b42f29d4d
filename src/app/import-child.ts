import { answerImport } from '#services/schedule/feed/run-import.ts';

// Most imports are of a feed that is there already: what makes the city's is loaded only for that one.
answerImport(async (recipe) => {
  const { makeDemoFeed } = await import('#demo/make-feed.ts');
  return makeDemoFeed(recipe);
});
