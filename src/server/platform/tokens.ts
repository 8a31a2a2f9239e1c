import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { accessClaimsSchema, activationClaimsSchema, type UserInfo } from '#contract/schemas/auth.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { Recent } from './recent.ts';
import { isSameSecret } from './secrets.ts';

/** An access token lives 15 minutes. */
export const ACCESS_MINUTES = 15;
/** How many access tokens are remembered as ours. */
const VERIFIED_MAX = 2_000;
/** An activation link lives 7 days. */
export const ACTIVATION_DAYS = 7;

const verifiedAccessSchema = accessClaimsSchema.extend({ ver: z.int(), sid: z.uuid(), authTime: z.number() });
const verifiedActivationSchema = activationClaimsSchema.extend({ sub: z.uuid(), jti: z.string() });

export type AccessClaims = z.infer<typeof verifiedAccessSchema>;

type AccessFacts = {
  user: UserInfo;
  /** The user's `token_version`: an older one is refused. */
  version: number;
  sessionId: string;
  /** When the password was last entered, epoch milliseconds. */
  signedInAt: number;
  mustChangePassword: boolean;
};

export type Tokens = ReturnType<typeof makeTokens>;

/**
 * Signs and reads access and activation tokens, each with a key of its own derived from `secret`. Reading returns null for
 * a token that is not ours, altered, of another kind or expired at `now` (epoch milliseconds).
 */
export function makeTokens(secret: string) {
  const accessKey = derivedKey(secret, 'access');
  const activationKey = derivedKey(secret, 'activation');
  const refreshKey = derivedKey(secret, 'refresh');
  const deviceKey = derivedKey(secret, 'device');
  const visitKey = derivedKey(secret, 'visit');
  const verified = new Recent<string, AccessClaims>(VERIFIED_MAX);
  /** A page sends the same token with every call; what has been proved of it once stays proved. */
  const readOldAccess = async (token: string): Promise<AccessClaims | null> => {
    const known = verified.get(token);
    if (known) return known;
    const claims = await read(accessKey, 'access', token, 0, verifiedAccessSchema);
    if (claims) verified.set(token, claims);
    return claims;
  };
  return {
    signAccess: (facts: AccessFacts, now: number) =>
      sign(accessKey, 'access', ACCESS_MINUTES * 60, now, {
        UserInfo: facts.user,
        ver: facts.version,
        sid: facts.sessionId,
        authTime: facts.signedInAt,
        ...(facts.mustChangePassword && { mustChangePassword: true }),
      }),
    readAccess: async (token: string, now: number) => {
      const claims = await readOldAccess(token);
      return claims && claims.exp > Math.floor(now / 1000) ? claims : null;
    },
    /** As `readAccess`, but ignores the expiry: it names a session, and does not prove that the session is still open. */
    readOldAccess,
    signActivation: (claims: { sub: string; name: string; jti: string; begunUntil?: number }, now: number) =>
      sign(activationKey, 'activation', ACTIVATION_DAYS * 86_400, now, claims),
    readActivation: (token: string, now: number) =>
      read(activationKey, 'activation', token, now, verifiedActivationSchema),
    /** As `readActivation`, but ignores the expiry, so that an expired link can offer a new one. */
    readOldActivation: (token: string) => read(activationKey, 'activation', token, 0, verifiedActivationSchema),
    /**
     * Returns the refresh token that follows this one. It is always the same, so that two tabs that refresh together, or a
     * response that was lost, end with the same cookie (decision 0025).
     */
    nextSecret: (refreshSecret: string) => createHmac('sha256', refreshKey).update(refreshSecret).digest('base64url'),
    /** Returns the proof that the browser of that number has opened that account; only the server can make it. */
    deviceMark: (device: string, userId: string) =>
      createHmac('sha256', deviceKey).update(`${device} ${userId}`).digest('base64url'),
    /** Returns the token of a mailed link to a visit; always the same for the same link number. */
    visitToken: (visit: VisitLink) => `${packed(visit)}.${signatureOf(visitKey, packed(visit))}`,
    /** Returns the visit and the link number of such a token. */
    readVisitToken: (token: string): VisitLink | null => {
      const [body = '', signature = ''] = token.split('.');
      return isSameSecret(signature, signatureOf(visitKey, body)) ? unpacked(body) : null;
    },
  };
}

/** What a mailed link to a visit is signed over: a new number ends the links before. */
export type VisitLink = { id: string; number: number };

const UUID_BYTES = 16;

function packed({ id, number }: VisitLink): string {
  const bytes = Buffer.alloc(UUID_BYTES + 2);
  bytes.write(id.replaceAll('-', ''), 'hex');
  bytes.writeUInt16BE(number, UUID_BYTES);
  return bytes.toString('base64url');
}

function unpacked(body: string): VisitLink | null {
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length !== UUID_BYTES + 2) return null;
  const id = bytes.toString('hex', 0, UUID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, number: bytes.readUInt16BE(UUID_BYTES) };
}

function signatureOf(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function derivedKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', secret, 'lunule', purpose, 32)));
}

function sign(key: KeyObject, audience: string, seconds: number, now: number, claims: Record<string, unknown>) {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('lunule')
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key);
}

async function read<Schema extends z.ZodType>(
  key: KeyObject,
  audience: string,
  token: string,
  now: number,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const options = { issuer: 'lunule', audience, algorithms: ['HS256'], currentDate: instant(now) };
  const verified = await jwtVerify(token, key, options).catch(() => null);
  return schema.safeParse(verified?.payload).data ?? null;
}
