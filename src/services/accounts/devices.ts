import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#platform/secret.ts';
import type { Account } from './store/account-row.ts';

const dayMs = 86_400_000;
/** As long as the cookie that carries the marks. */
const lifeDays = 365;
/** A device of a family, or of a library. */
const mostMarks = 5;
const separator = '~';
const markPattern = /^([\w-]{16})\.(\d{5})\.([\w-]{22})$/;

type Owner = Pick<Account, 'uuid' | 'linkState'>;
/** Marks of an address that nobody has are looked at for as long. */
const nobody: Owner = { uuid: '', linkState: 0 };

/**
 * Devices that signed in to an account before. A device holds one mark for each account: a name by chance, the day and a
 * signature, which say nothing of the person and cannot be made up. Nothing of it is stored. Another password or another
 * address ends every mark of the account.
 */
export interface Devices {
  /** The name that the device has with this account; undefined where it is not known. */
  findName(marks: string, account: Owner | undefined): string | undefined;
  /** The marks that the device shows from now on: a new one of this account, and those of others. */
  remember(marks: string, account: Owner): string;
}

interface DevicesOptions {
  readonly key: string;
  readonly now: () => number;
}

interface Mark {
  readonly text: string;
  readonly name: string;
  readonly day: number;
  readonly signature: string;
}

function readMarks(marks: string): readonly Mark[] {
  return marks
    .split(separator, mostMarks)
    .map((text) => ({ text, read: markPattern.exec(text) }))
    .flatMap(({ text, read }) =>
      read ? [{ text, name: read[1] ?? '', day: Number(read[2]), signature: read[3] ?? '' }] : [],
    );
}

export function createDevices({ key, now }: DevicesOptions): Devices {
  const sign = ({ uuid, linkState }: Owner, { name, day }: Pick<Mark, 'name' | 'day'>) =>
    createHmac('sha256', key)
      .update(['device', uuid, linkState, name, day].join('|'))
      .digest('base64url')
      .slice(0, 22);
  const today = () => Math.floor(now() / dayMs);
  const isOf = (owner: Owner, mark: Mark) => {
    const ageDays = today() - mark.day;
    return isSameSecret(mark.signature, sign(owner, mark)) && ageDays >= 0 && ageDays < lifeDays;
  };
  return {
    findName: (marks, account) => {
      const known = readMarks(marks).find((mark) => isOf(account ?? nobody, mark));
      return account && known?.name;
    },
    remember: (marks, account) => {
      const mark = { name: randomBytes(12).toString('base64url'), day: today() };
      const others = readMarks(marks)
        .filter((one) => !isOf(account, one))
        .map(({ text }) => text);
      const own = `${mark.name}.${mark.day}.${sign(account, mark)}`;
      return [own, ...others].slice(0, mostMarks).join(separator);
    },
  };
}
