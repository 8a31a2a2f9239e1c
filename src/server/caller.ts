import type { UserInfo } from '#contract/schemas/auth.ts';

/** Who asks, as the database knows them at this very call: roles are never taken from the token alone. */
export type Caller = UserInfo & {
  sessionId: string;
  /** When the password was last given, epoch milliseconds. */
  signedInAt: number;
  /** Staff whose password an Admin chose do nothing else before they have chosen their own. */
  mustChangePassword: boolean;
};
