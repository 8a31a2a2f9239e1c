import type { z } from 'zod';
import type { linkServedSchema, loginSchema } from '#contract/schemas/auth.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { baseApi } from '../../api/base-api.ts';

type Login = z.infer<typeof loginSchema>;
type Message = { message: string };
type LinkServed = z.infer<typeof linkServedSchema>;
type Credentials = { email: string; password: string; persist: boolean };
type Registration = { name: string; email: string; password: string; cart?: Cart };

/** Registration, activation and lost passwords make the list of users stale, also when they are refused. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<Login, Credentials>({
      query: (body) => ({ url: 'auth', method: 'POST', body }),
    }),
    register: build.mutation<Message, Registration>({
      query: (body) => ({ url: 'auth/register', method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    resendActivation: build.mutation<Message, string>({
      query: (email) => ({ url: 'auth/activation', method: 'POST', body: { email } }),
    }),
    activate: build.mutation<LinkServed, string>({
      query: (token) => ({ url: 'auth/activate', method: 'POST', body: { token } }),
      invalidatesTags: ['User'],
    }),
    forgetPassword: build.mutation<Message, string>({
      query: (email) => ({ url: 'auth/forgetPassword', method: 'PUT', body: { email } }),
      invalidatesTags: ['User'],
    }),
    resetPassword: build.mutation<LinkServed, { resetPasswordLink: string; password: string }>({
      query: (body) => ({ url: 'auth/resetPassword', method: 'PUT', body }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  useLogInMutation,
  useRegisterMutation,
  useResendActivationMutation,
  useActivateMutation,
  useForgetPasswordMutation,
  useResetPasswordMutation,
} = authApi;
