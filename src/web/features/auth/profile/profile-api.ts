import type { z } from 'zod';
import { accessTokenSchema, type profileSchema, profileViewSchema } from '#contract/schemas/auth.ts';
import { baseApi } from '../../../api/base-api.ts';
import { tokenSet } from '../../../api/session.ts';

export type ProfileView = z.infer<typeof profileViewSchema>;
type ProfileBody = z.input<typeof profileSchema>;

/** A person's own account. */
const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ProfileView, void>({
      query: () => 'auth/profile',
      ...(import.meta.env.DEV && { responseSchema: profileViewSchema }),
      providesTags: ['User'],
    }),
    /** Returns a new token, which replaces the old one before anything is read again: a new password has ended the old token. */
    changeProfile: build.mutation<{ accessToken: string }, ProfileBody>({
      query: (body) => ({ url: 'auth/profile', method: 'PUT', body }),
      ...(import.meta.env.DEV && { responseSchema: accessTokenSchema }),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(tokenSet(answer.data.accessToken));
        dispatch(baseApi.util.invalidateTags(['User']));
      },
    }),
    /** Everything that is stored about the person, as the text of a file. */
    exportOwnData: build.mutation<string, 'json' | 'csv'>({
      query: (format) => ({ url: format === 'json' ? 'auth/export' : 'auth/export.csv', responseHandler: 'text' }),
    }),
    deleteAccount: build.mutation<{ message: string }, string>({
      query: (password) => ({ url: 'auth/profile', method: 'DELETE', body: { password } }),
    }),
  }),
});

export const { useProfileQuery, useChangeProfileMutation, useExportOwnDataMutation, useDeleteAccountMutation } =
  profileApi;
