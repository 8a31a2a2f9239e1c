import type { UserInfo } from '#contract/auth.ts';

/** Who asks, as the database knows them at this very call: roles are never taken from the token alone (security R2). */
export type Caller = UserInfo & {
  sessionId: string;
  /** When the password was last given, epoch milliseconds. */
  signedInAt: number;
  /** Staff whose password an Admin chose do nothing else before they have chosen their own (security R11). */
  mustChangePassword: boolean;
};
