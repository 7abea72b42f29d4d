import { createContext, type ComponentType } from 'react';
import type { Shell, Visitor } from '#site/view.ts';

export type Member = Exclude<Visitor, { kind: 'anonymous' }>;

export interface MemberMenuProps {
  readonly visitor: Member;
  readonly shell: Shell;
}

export interface AccountNavProps {
  readonly shell: Shell;
  /** The page it stands on, which the next sign-in leads back to. */
  readonly url: string;
}

/** What only those who have signed in see: its code comes with their pages, and the app hands it in. */
export interface MemberParts {
  readonly MemberMenu?: ComponentType<MemberMenuProps> | undefined;
  readonly AccountNav?: ComponentType<AccountNavProps> | undefined;
}

export const MemberPartsContext = createContext<MemberParts>({});
