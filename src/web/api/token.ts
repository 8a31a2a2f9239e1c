import { ROLES, type Role, type UserView, userView } from '#domain/users/roles.ts';

/**
 * Returns the user in an access token; null without a token or when it cannot be read. Only for what the page shows: the
 * server verifies the token itself.
 */
export function userOfToken(token: string): UserView | null {
  const claims = payloadOf(token);
  const info = isFields(claims) ? claims.UserInfo : null;
  if (!isFields(info)) return null;
  const { _id, name, email, roles } = info;
  if (typeof _id !== 'string' || typeof name !== 'string' || typeof email !== 'string') return null;
  return userView({ _id, name, email, roles: Array.isArray(roles) ? roles.filter(isRole) : [] });
}

/** Whether the holder has to choose a password of their own before anything else. */
export function mustChangePassword(token: string): boolean {
  const claims = payloadOf(token);
  return isFields(claims) && claims.mustChangePassword === true;
}

/** The claims of a signed token, unverified; null if there are none. */
export function payloadOf(token: string): unknown {
  const [, payload] = token.split('.');
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
