declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly duration: number;
    readonly connections: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly { setupRequest(request: { path?: string }): object }[];
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p99: number };
    readonly errors: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
