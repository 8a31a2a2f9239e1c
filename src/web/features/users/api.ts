import type { z } from 'zod';
import {
  type Owner,
  ownerListSchema,
  savedUserSchema,
  type User,
  type UserChange,
  type UserDraft,
  type UserRemoval,
  userListSchema,
  userSchema,
} from '#contract/schemas/users.ts';
import { baseApi } from '../../api/base-api.ts';

type UserList = z.infer<typeof userListSchema>;
type Saved = z.infer<typeof savedUserSchema>;

/** The accounts as Admins manage them. */
export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<UserList, { keyword: string; pageNumber: number }>({
      query: (params) => ({ url: 'users', params }),
      ...(import.meta.env.DEV && { responseSchema: userListSchema }),
      providesTags: ['User'],
    }),
    user: build.query<User, string>({
      query: (id) => `users/${encodeURIComponent(id)}`,
      ...(import.meta.env.DEV && { responseSchema: userSchema }),
      providesTags: ['User'],
    }),
    /** Whom a service or a question may belong to. */
    owners: build.query<Owner[], void>({
      query: () => 'users/owners',
      ...(import.meta.env.DEV && { responseSchema: ownerListSchema }),
      providesTags: ['User'],
    }),
    createUser: build.mutation<Saved, UserDraft>({
      query: (body) => ({ url: 'users', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: savedUserSchema }),
      invalidatesTags: ['User'],
    }),
    changeUser: build.mutation<Saved, UserChange>({
      query: (body) => ({ url: 'users', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: savedUserSchema }),
      invalidatesTags: ['User'],
    }),
    removeUser: build.mutation<{ message: string }, UserRemoval>({
      query: (body) => ({ url: 'users', method: 'DELETE', body }),
      invalidatesTags: ['User'],
    }),
    anonymiseUser: build.mutation<{ message: string }, UserRemoval>({
      query: (body) => ({ url: 'users/anonymise', method: 'POST', body }),
      invalidatesTags: ['User', 'Reservation'],
    }),
    /** Everything that is kept about a person, as the text of a JSON file; the server audits each export. */
    exportUser: build.mutation<string, string>({
      query: (id) => ({ url: `users/${encodeURIComponent(id)}/export`, responseHandler: 'text' }),
    }),
  }),
});

export const {
  useUsersQuery,
  useUserQuery,
  useOwnersQuery,
  useCreateUserMutation,
  useChangeUserMutation,
  useRemoveUserMutation,
  useAnonymiseUserMutation,
  useExportUserMutation,
} = usersApi;
