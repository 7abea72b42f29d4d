import { useRef, useState, type RefObject } from 'react';
import { keyOf, type WebFormField } from '#domain/web-forms/web-form.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { faultWords } from './fault-words.ts';
import { refuseFile, uploadFile } from './upload-file.ts';

interface UploadFault {
  /** Of the file. */
  readonly name: string;
  readonly message: string;
}

interface Sending {
  readonly key: string;
  /** In words. */
  readonly told: string;
}

/** Files on their way, and what is wrong with those that were refused, by the key of their field. */
export interface Uploads {
  readonly sending: Sending | undefined;
  readonly faults: Readonly<Record<string, UploadFault>>;
  choose(field: WebFormField, files: readonly File[]): void;
  forgive(field: WebFormField): void;
}

interface UploadsOptions {
  readonly element: RefObject<HTMLFormElement | null>;
  /** How many files a field has. */
  count(field: WebFormField): number;
  /** Takes one in; in place of the one that is there, where the field has room for one. */
  keep(field: WebFormField, file: { readonly fid: string; readonly name: string }): void;
}

/** Sends each file when it is chosen, one after the other, before the form. */
export function useUploads({ element, count, keep }: UploadsOptions): Uploads {
  const texts = useTexts('web-forms');
  const locale = useLocale();
  const [sending, setSending] = useState<Sending>();
  const [faults, setFaults] = useState<Uploads['faults']>({});
  const line = useRef(Promise.resolve());

  const forgive = ({ path }: WebFormField) => setFaults(({ [keyOf(path)]: _gone, ...others }) => others);
  const refuse = (field: WebFormField, fault: UploadFault) =>
    setFaults((known) => ({ ...known, [keyOf(field.path)]: fault }));

  /** Nothing is sent where one of them cannot be taken. */
  function refusal(field: WebFormField, files: readonly File[]): UploadFault | undefined {
    const most = field.several ? (field.several.most ?? Infinity) : 1;
    const there = field.several ? count(field) : 0;
    const over = files[Math.max(0, most - there)];
    if (over) return { name: over.name, message: faultWords(texts, field, 'many') };
    return files
      .map(({ name, size }) => ({ name, message: refuseFile(field, { name, size }, { texts, locale }) }))
      .find((fault): fault is UploadFault => fault.message !== undefined);
  }

  async function send(field: WebFormField, files: readonly File[]): Promise<void> {
    const words = texts.webForms.files;
    for (const [nth, file] of files.entries()) {
      setSending({ key: keyOf(field.path), told: words.sending(file.name, nth + 1, files.length) });
      // Gone where the page was left meanwhile.
      if (!element.current) return;
      const outcome = await uploadFile({ element: element.current, field, file }, texts);
      if ('message' in outcome) {
        refuse(field, { name: file.name, message: outcome.message });
        announce(outcome.message);
        break;
      }
      keep(field, outcome);
      announce(words.sent(outcome.name));
    }
    setSending(undefined);
  }

  function choose(field: WebFormField, files: readonly File[]): void {
    forgive(field);
    const fault = refusal(field, files);
    if (fault) {
      refuse(field, fault);
      announce(fault.message);
      return;
    }
    line.current = line.current.then(() => send(field, files));
  }
  return { sending, faults, choose, forgive };
}
