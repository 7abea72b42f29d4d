import { useState } from 'react';
import type { Video } from '#domain/block.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { PlainLink } from '#site/ui/text-link/link-context.tsx';
import { useFirstPlay } from './use-first-play.ts';

interface OutsideVideoProps {
  readonly video: Extract<Video, { kind: 'outside' }>;
  readonly name: string;
}

/**
 * A film that another site shows. Nothing is asked of that site before the visitor presses the button that names it;
 * without script there is the link.
 */
export function OutsideVideo({ video, name }: OutsideVideoProps) {
  const texts = useTexts().blocks;
  const [isAsked, setAsked] = useState(false);
  const tellFirstPlay = useFirstPlay(video.embed);
  const { host } = video;
  if (isAsked) return <VideoFrame video={video} name={name} />;
  return (
    <div className="video-player-screen video-player-ask">
      <p>{texts.outsideVideo(host)}</p>
      <div className="video-player-choices">
        <Button
          icon="play"
          onClick={() => {
            tellFirstPlay();
            setAsked(true);
          }}
        >
          {texts.loadVideo(host)}
        </Button>
        <PlainLink href={video.href}>{texts.openVideo(host)}</PlainLink>
      </div>
    </div>
  );
}

/** The focus goes where the button was. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

function VideoFrame({ video, name }: OutsideVideoProps) {
  return (
    <iframe
      className="video-player-screen"
      ref={focusFrame}
      src={video.embed}
      title={name}
      allow="fullscreen; encrypted-media; picture-in-picture"
      // It may run and remember as at home, and lead nobody away from the page. It is never of this site's origin.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
