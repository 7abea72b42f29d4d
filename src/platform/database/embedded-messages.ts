export type ToThread =
  | { readonly type: 'open'; readonly session: number }
  | { readonly type: 'send'; readonly session: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'stop' };

export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: string; readonly lines: readonly string[] }
  | { readonly type: 'answer'; readonly session: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'stopped' };
