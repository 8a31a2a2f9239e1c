import { type Service, serviceListSchema, serviceSchema } from '#contract/schemas/services.ts';
import { baseApi } from '../../api/base-api.ts';

/** A service as the pages use it, with its `_id` copied to `id`. */
export type PublicService = Service & { id: string };

/** Reads of the catalogue; a public one succeeds only with a 200 without `isError`. */
export const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicServices: build.query<PublicService[], void>({
      query: () => ({ url: 'services/public', validateStatus: isSuccessful }),
      ...(import.meta.env.DEV && { rawResponseSchema: serviceListSchema }),
      transformResponse: (services: Service[]) => services.map(withId),
      providesTags: ['Service'],
    }),
    /** The whole catalogue, as staff see it. */
    services: build.query<PublicService[], void>({
      query: () => 'services',
      ...(import.meta.env.DEV && { rawResponseSchema: serviceListSchema }),
      transformResponse: (services: Service[]) => services.map(withId),
      providesTags: ['Service'],
    }),
    publicService: build.query<PublicService, string>({
      query: (id) => ({ url: `services/public/${encodeURIComponent(id)}`, validateStatus: isSuccessful }),
      ...(import.meta.env.DEV && { rawResponseSchema: serviceSchema }),
      transformResponse: withId,
      providesTags: ['Service'],
    }),
  }),
});

export const { usePublicServiceQuery, useServicesQuery } = servicesApi;

/** Refusals that mean that the catalogue has changed since it was fetched. */
export const CATALOGUE_CHANGED: ReadonlySet<string> = new Set([
  'price_changed',
  'private_service',
  'quantity_over_capacity',
]);

/** The public list is fetched again when the page comes back into view, and every 24 hours. */
const REFRESHED = { refetchOnFocus: true, pollingInterval: 24 * 60 * 60 * 1000 };

/** Every public service, in the server's order; nothing is fetched with `skip`. */
export function usePublicServices({ skip = false } = {}) {
  return servicesApi.usePublicServicesQuery(undefined, { ...REFRESHED, skip });
}

function isSuccessful({ status }: Response, body: { isError?: boolean } | null): boolean {
  return status === 200 && !body?.isError;
}

function withId(service: Service): PublicService {
  return { ...service, id: service._id };
}
