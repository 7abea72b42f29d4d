import type { FeedFaultCode, ImportSummary } from '#transit/index.ts';

/** What an import begins with: a zip, a folder, or a recipe from which the app makes a feed. */
export type ImportInput =
  | { readonly kind: 'zip'; readonly bytes: Uint8Array }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'made'; readonly recipe: unknown };

/** What comes back. `zip` is the feed as others may fetch it; a zip input is not sent back. */
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
