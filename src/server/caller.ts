import type { UserInfo } from '#contract/schemas/auth.ts';

/** The account that makes a call, read from the database at this call: roles are never taken from the token alone. */
export type Caller = UserInfo & {
  sessionId: string;
  /** When the password was last entered, epoch milliseconds. */
  signedInAt: number;
  /** Staff with a temporary password must choose their own before anything else. */
  mustChangePassword: boolean;
};
