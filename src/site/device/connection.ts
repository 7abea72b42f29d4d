interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connectionOf = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Whoever saves data is asked before anything large is fetched. */
export function savesData(): boolean {
  return connectionOf()?.saveData === true;
}

export function isSlow(): boolean {
  return /2g/.test(connectionOf()?.effectiveType ?? '');
}
