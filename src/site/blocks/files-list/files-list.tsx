import type { FilesListBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { formatFileSize } from '#site/i18n/format-number.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './files-list.css';

/** Files to take away, each with its kind and its weight. */
export function FilesListBlockView({ block }: { readonly block: FilesListBlock }) {
  const texts = useTexts().blocks;
  const locale = useLocale();
  if (block.files.length === 0) return null;
  return (
    <BlockSection block={block}>
      <ul className="files-list">
        {block.files.map((file) => {
          const weight = file.bytes === undefined ? '' : formatFileSize(file.bytes, locale);
          const facts = [fileExtension(file.href, file.mimeType), weight];
          return (
            <li key={file.id}>
              <a className="files-list-link" href={file.href} download>
                <Icon name="file" />
                <span className="files-list-name">
                  <VisuallyHidden>{`${texts.download} `}</VisuallyHidden>
                  {file.name}
                </span>{' '}
                <span className="files-list-facts">{facts.filter(Boolean).join(', ')}</span>
                <Icon name="download" />
              </a>
              <RichTextView value={file.description} topLevel={innerLevel(block)} />
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}

/** The kind of a file as people know it, in capitals: from its name, else from its media type. */
function fileExtension(href: string, mimeType: string): string {
  const path = href.replace(/[?#].*/s, '');
  const extension = /\.([a-z0-9]{1,5})$/i.exec(path)?.[1] ?? /\/(?:x-)?([a-z0-9]+)$/i.exec(mimeType)?.[1];
  return extension?.toUpperCase() ?? '';
}
