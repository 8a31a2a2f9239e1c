import type { z } from 'zod';
import { savedServiceSchema } from '#contract/schemas/services.ts';
import type { ServiceInput } from '#domain/services/service-fields.ts';
import { servicesApi } from './api.ts';

/** A service as its form sends it: a number that cannot be read is NaN, which the server refuses. */
export type ServiceBody = ServiceInput & { image: string | null };

/** Which version of the record the form saw. */
type Seen = { version?: string | undefined };

type Saved = z.infer<typeof savedServiceSchema>;

/** The catalogue as staff manage it. */
export const staffServicesApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    createService: build.mutation<Saved, ServiceBody>({
      query: (body) => ({ url: 'services', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: savedServiceSchema }),
      invalidatesTags: ['Service'],
    }),
    changeService: build.mutation<Saved, ServiceBody & Seen & { id: string }>({
      query: (body) => ({ url: 'services', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: savedServiceSchema }),
      invalidatesTags: ['Service'],
      // Puts the new version into the list before it is fetched again, so that a second press of a switch meets no conflict.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const saved = { ...answer.data.service, id };
        dispatch(
          staffServicesApi.util.updateQueryData('services', undefined, (services) =>
            services.map((service) => (service.id === id ? saved : service)),
          ),
        );
      },
    }),
    removeService: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: 'services', method: 'DELETE', body: { id } }),
      invalidatesTags: ['Service'],
    }),
  }),
});

export const { useCreateServiceMutation, useChangeServiceMutation, useRemoveServiceMutation } = staffServicesApi;
