const LONGEST_NAME = 50;

/** The name that an activation token carries, to greet with; null when it is no such token. Only the server trusts it. */
export function nameInToken(token: string): string | null {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null || !('name' in claims)) return null;
    const { name } = claims;
    return typeof name === 'string' && name.length > 0 ? [...name].slice(0, LONGEST_NAME).join('') : null;
  } catch {
    return null;
  }
}
