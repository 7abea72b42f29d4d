import type { PolicyNeeds } from '#site/pages/policy-needs.ts';
import { listBlocks } from '#site/page-blocks.ts';
import type { PageView } from '#site/view.ts';

/** What a page needs of the content policy once its blocks are known: films, and the sites that frames show. */
export function withBlockNeeds(
  needs: PolicyNeeds | undefined,
  page: Pick<PageView, 'info' | 'data'>,
): PolicyNeeds | undefined {
  const videos = listBlocks(page).flatMap((block) =>
    block.type === 'video_player' && block.video ? [block.video] : [],
  );
  if (videos.length === 0) return needs;
  const films = videos.filter((video) => video.kind === 'file').map(({ src }) => src);
  const frames = videos.filter((video) => video.kind === 'outside').map(({ embed }) => embed);
  return {
    ...needs,
    ...(films.length > 0 && { media: [...(needs?.media ?? []), ...originsOf(films)] }),
    ...(frames.length > 0 && {
      framesOnRequest: [...(needs?.framesOnRequest ?? []), ...originsOf(frames)],
    }),
  };
}

/** Of addresses that are not the site's own, each once and in one order, so that the same needs have the same name. */
function originsOf(addresses: readonly string[]): string[] {
  const outside = addresses.filter((address) => !address.startsWith('/'));
  return [...new Set(outside.map((address) => new URL(address).origin))].toSorted((one, two) =>
    one.localeCompare(two),
  );
}
