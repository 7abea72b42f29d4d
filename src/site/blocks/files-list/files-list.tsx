import type { FilesListBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { formatFileSize } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { fileExtension } from './file-extension.ts';
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
          const facts = [fileExtension(file.href, file.mimeType), formatFileSize(file.bytes, locale)];
          return (
            <li key={file.id}>
              <div className="files-list-words">
                <p className="files-list-name">{file.name}</p>
                <RichTextView value={file.description} topLevel={innerLevel(block)} />
              </div>
              <a className="files-list-link" href={file.href} download>
                <Icon name="download" />
                <span>
                  <span className="files-list-verb">{texts.download}</span>
                  <VisuallyHidden> {file.name}</VisuallyHidden>
                  <span className="files-list-facts">{facts.filter(Boolean).join(', ')}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
