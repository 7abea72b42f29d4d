/** What the system says of a full disk, or of a user's share of one, and what PostgreSQL makes of it. */
const codes = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something failed because a disk is full. */
export function isDiskFull(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && codes.includes(code)) return true;
  }
  return false;
}

/** What to do about it: what lies there is whole, and would be lost if somebody made room of it. */
export const makeRoomOn = (folder: string): string =>
  `the disk of ${folder} is full: make room elsewhere on it, and leave this folder as it is`;
