import type { VideoPlayerBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { OutsideVideo } from './outside-video.tsx';
import { useFirstPlay } from './use-first-play.ts';
import './video-player.css';

/** A film and what is said of it. */
export function VideoPlayerBlockView({ block }: { readonly block: VideoPlayerBlock }) {
  const texts = useTexts().blocks;
  const { video, body, title } = block;
  const name = title ?? texts.video;
  if (!video && body.length === 0 && (!title || block.level === 'hidden')) return null;
  return (
    <BlockSection block={block}>
      <div className="video-player">
        <RichTextView value={body} topLevel={innerLevel(block)} label={title} />
        {video?.kind === 'file' && <FilmPlayer video={video} name={name} />}
        {video?.kind === 'outside' && <OutsideVideo video={video} name={name} />}
      </div>
    </BlockSection>
  );
}

interface FilmPlayerProps {
  readonly video: Extract<VideoPlayerBlock['video'], { kind: 'file' }>;
  readonly name: string;
}

/** The browser's own player: it needs no script, and offers no download. */
function FilmPlayer({ video, name }: FilmPlayerProps) {
  const texts = useTexts().blocks;
  const locale = useLocale();
  const tellFirstPlay = useFirstPlay(video.src);
  return (
    // Captions are the editor's to give: where there are none, none can be shown.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className="video-player-screen"
      aria-label={name}
      controls
      controlsList="nodownload"
      playsInline
      preload="metadata"
      onPlay={tellFirstPlay}
    >
      <source src={video.src} type="video/mp4" />
      {video.captions.map(({ language, src }) => (
        <track
          key={src}
          kind="captions"
          src={src}
          srcLang={language}
          label={texts.captions[language]}
          default={language === locale}
        />
      ))}
    </video>
  );
}
