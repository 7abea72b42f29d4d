import type { FeedFaultCode, ImportSummary } from '#transit/index.ts';

/** What an import begins with: a zip, a folder, or what whoever composed the service makes a feed of. */
export type ImportInput =
  | { readonly kind: 'zip'; readonly bytes: Uint8Array }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'made'; readonly recipe: unknown };

/** What comes back. `zip` is the feed as others may fetch it; it is not sent back to who has it. */
export type ImportAnswer =
  | {
      readonly kind: 'imported';
      readonly snapshot: ArrayBuffer;
      readonly zip?: Uint8Array;
      readonly summary: ImportSummary;
      /** The most memory the import had. */
      readonly peakMb: number;
    }
  | {
      readonly kind: 'fault';
      readonly code: FeedFaultCode;
      readonly about: string;
    }
  | { readonly kind: 'failed'; readonly message: string };
