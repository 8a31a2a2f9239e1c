import { z } from 'zod';
import { cleanLine } from '#domain/texts.ts';
import { isAdminMadePassword } from '#domain/users/passwords.ts';
import { ADMIN_USER_NAME_LENGTH, isUserName } from '#domain/users/person.ts';
import { ROLES } from '#domain/users/roles.ts';
import { emailSchema, strongPasswordSchema } from './auth.ts';
import { idSchema, plainLine, versionSchema } from './fields.ts';

/** A user as Admins see one; `status` true is Active, false is Closed. */
export const userSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  status: z.boolean(),
  createdAt: z.iso.datetime(),
  version: versionSchema,
});

export type User = z.infer<typeof userSchema>;

export const userListSchema = z.object({
  users: z.array(userSchema),
  page: z.number(),
  pages: z.number(),
  countUsers: z.number(),
});

/** GET /users/owners and /technicians/accounts: the accounts that may own a service or a help, or work here. */
export const ownerListSchema = z.array(z.object({ _id: idSchema, name: z.string() }));

export type Owner = z.infer<typeof ownerListSchema>[number];

export const userListQuerySchema = z.object({
  keyword: z.string().max(300).optional(),
  pageNumber: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type UserListQuery = z.infer<typeof userListQuerySchema>;

const rolesSchema = z.array(z.enum(ROLES)).min(1, { error: 'roles_required' });

/** POST /users: the Admin's form, with its own rules for name and password. */
export const userDraftSchema = z.object({
  name: z
    .string()
    .overwrite(cleanLine)
    .refine((name) => isUserName(name, ADMIN_USER_NAME_LENGTH), { error: 'name_invalid' }),
  email: emailSchema,
  password: z.string().refine(isAdminMadePassword, { error: 'password_invalid' }),
  roles: rolesSchema.default(['Client']),
});

export type UserDraft = z.infer<typeof userDraftSchema>;

/** PATCH /users: the e-mail must be the account's own; an empty password changes none. */
export const userChangeSchema = z.object({
  id: idSchema,
  name: z
    .string()
    .overwrite(cleanLine)
    .refine((name) => isUserName(name), { error: 'name_invalid' }),
  email: emailSchema.optional(),
  password: z.union([z.literal(''), strongPasswordSchema]).optional(),
  roles: rolesSchema,
  status: z.boolean(),
  version: versionSchema,
});

export type UserChange = z.infer<typeof userChangeSchema>;

/** DELETE /users and POST /users/anonymise: the name, when it is sent, must be the account's. */
export const userRemovalSchema = z.strictObject({ id: idSchema, name: plainLine(200).optional() });

export type UserRemoval = z.infer<typeof userRemovalSchema>;

export const savedUserSchema = z.object({ message: z.string(), user: userSchema });
