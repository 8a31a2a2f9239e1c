import type { Role } from '#domain/users/roles.ts';

let serial = 0;

/** An access token as the browser reads it (its signature is not valid), different each time. */
export function tokenFor(roles: readonly Role[] = ['Client'], name = 'Camille Tremblay', others: object = {}): string {
  serial += 1;
  const claims = { UserInfo: { _id: `id of ${name}`, name, email: 'camille@lunule.test', roles }, serial, ...others };
  return `header.${base64Url(JSON.stringify(claims))}.signature`;
}

function base64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
