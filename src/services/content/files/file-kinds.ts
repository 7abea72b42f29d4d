/** What may be kept: its media type, the ending of its name, and whether browsers show it or save it. */
export interface FileKind {
  readonly type: string;
  readonly ending: string;
  readonly shown: boolean;
  /** As the header says it; texts are always in UTF-8 here. */
  readonly header: string;
}

const office = 'application/vnd.openxmlformats-officedocument';

export const fileKinds = {
  png: kind('image/png', 'png'),
  jpeg: kind('image/jpeg', 'jpg'),
  gif: kind('image/gif', 'gif'),
  webp: kind('image/webp', 'webp'),
  avif: kind('image/avif', 'avif'),
  svg: kind('image/svg+xml', 'svg', { isText: true }),
  pdf: kind('application/pdf', 'pdf'),
  mp4: kind('video/mp4', 'mp4'),
  vtt: kind('text/vtt', 'vtt', { isText: true }),
  csv: kind('text/csv', 'csv', { isText: true, shown: false }),
  text: kind('text/plain', 'txt', { isText: true }),
  zip: kind('application/zip', 'zip', { shown: false }),
  docx: kind(`${office}.wordprocessingml.document`, 'docx', { shown: false }),
  xlsx: kind(`${office}.spreadsheetml.sheet`, 'xlsx', { shown: false }),
  pptx: kind(`${office}.presentationml.presentation`, 'pptx', { shown: false }),
} as const;

/** What is not one of these is given out as bytes to save, whatever its item says of it. */
export function kindOfType(type: unknown): FileKind | undefined {
  return Object.values(fileKinds).find((each) => each.type === type);
}

function kind(type: string, ending: string, { isText = false, shown = true } = {}): FileKind {
  return { type, ending, shown, header: isText ? `${type}; charset=utf-8` : type };
}
