import { z } from 'zod';
import { LANGUAGES } from '#domain/languages.ts';
import { cleanLine } from '#domain/texts.ts';
import { isStrongPassword } from '#domain/users/passwords.ts';
import { isEmail, isUserName } from '#domain/users/person.ts';
import { ROLES } from '#domain/users/roles.ts';
import { keptEmail } from '../email-address.ts';
import { cartSchema } from './cart.ts';
import { idSchema, messageSchema } from './fields.ts';

/** An e-mail as people type it, brought to its normal form before it is checked. */
export const emailSchema = z.string().overwrite(keptEmail).refine(isEmail, { error: 'email_invalid' });

/** A password that a person chooses: 8 to 24 characters, four kinds. */
export const strongPasswordSchema = z.string().refine(isStrongPassword, { error: 'password_weak' });

export const nameSchema = z
  .string()
  .overwrite(cleanLine)
  .refine((name) => isUserName(name), { error: 'name_invalid' });

/** POST /auth. A missing text is 400 `missing_fields`, a wrong one 401. */
export const credentialsSchema = z.object({
  email: z.string().overwrite(keptEmail).min(1),
  password: z.string().min(1),
  persist: z.boolean().optional(),
});

export const accessTokenSchema = z.object({ accessToken: z.string() });

/** POST /auth. The first login of an account gets back, once, what was begun with its registration. */
export const loginSchema = accessTokenSchema.extend({ cart: cartSchema.optional() });

/** The claim `UserInfo` of the access token. */
export const userInfoSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
});

export type UserInfo = z.infer<typeof userInfoSchema>;

/** What the browser may read of the access token; `mustChangePassword` asks staff for a password of their own. */
export const accessClaimsSchema = z.object({
  UserInfo: userInfoSchema,
  exp: z.number(),
  mustChangePassword: z.boolean().optional(),
});

export const registrationSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: strongPasswordSchema,
  cart: z
    .unknown()
    .optional()
    .describe(
      'What the visitor has begun to book, in the shape that the browser stores: mended like a stored cart, kept for 7 days at most and returned once by the first login. It holds no seat. Longer than 16 KiB is 413.',
    ),
});

/** A link has served; with the e-mail of its account, which its receiver need not type again to log in. */
export const linkServedSchema = messageSchema.extend({ email: z.string() });

export const activationSchema = z.object({ token: z.string().min(1).max(2048) });

/** What the activation page reads of its token to greet the person; the name was checked at registration. */
export const activationClaimsSchema = z.object({
  name: z.string(),
  exp: z.number(),
  /** Until when what was begun is kept, in epoch seconds; absent when nothing was. */
  begunUntil: z.number().optional(),
});

export const forgetPasswordSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z.object({
  resetPasswordLink: z.string().min(1).max(200),
  password: strongPasswordSchema,
});

/** PUT /auth/profile: one's own record only; an empty password changes none. */
export const profileSchema = z.object({
  id: idSchema,
  name: nameSchema,
  email: emailSchema,
  password: z.union([z.literal(''), strongPasswordSchema]).optional(),
  /** Asked for with a new password when the login is 30 minutes old. */
  currentPassword: z.string().optional(),
  reminders: z.boolean().optional(),
  language: z.enum(LANGUAGES).optional(),
});

/** GET /auth/profile: what the person may change, as it stands. */
export const profileViewSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  reminders: z.boolean(),
});

/** DELETE /auth/profile: one's own account, for good; the password proves that its owner asks. */
export const accountRemovalSchema = z.strictObject({ password: z.string().min(1) });
