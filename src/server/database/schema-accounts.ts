import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { Role } from '#domain/users/roles.ts';
import type { Json } from './json-column.ts';

export type UsersTable = {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  password_is_temporary: Generated<boolean>;
  roles: Role[];
  status: Generated<boolean>;
  activated_at: Date | null;
  token_version: Generated<number>;
  language: Generated<Language>;
  reminders: Generated<boolean>;
  search_text: string;
  created_at: Date;
  updated_at: Date;
};

export type SessionsTable = {
  id: string;
  user_id: string;
  token_hash: string;
  previous_hash: string | null;
  rotated_at: Date;
  persist: boolean;
  signed_in_at: Date;
  used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

export type LinkKind = 'activation' | 'reset' | 'invitation';

export type LinkTokensTable = {
  token_hash: string;
  kind: LinkKind;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Of an activation link: the registration that it sets when it is used. */
  name: string | null;
  password_hash: string | null;
  language: Language | null;
};

/** What was begun with a registration, as text of a stored cart. */
export type BegunCartsTable = {
  /** The activation link of that registration. */
  token_hash: string;
  cart: string;
  kept_at: Date;
};

export type SecurityEventsTable = {
  id: ColumnType<number, never, never>;
  at: Date;
  kind: string;
  user_id: string | null;
  email: string | null;
  ip: string | null;
  details: Json<Record<string, unknown>>;
};
