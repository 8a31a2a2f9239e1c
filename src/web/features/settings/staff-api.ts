import {
  type ClosureView,
  type SalonLocation,
  type SalonView,
  type SpecialHoursView,
  salonViewSchema,
} from '#contract/schemas/settings.ts';
import {
  type ClosureDraft,
  type HitVisits,
  hitVisitsSchema,
  type ProposedChange,
  type SpecialHoursDraft,
  savedClosureSchema,
  savedSettingsSchema,
  savedSpecialHoursSchema,
} from '#contract/schemas/settings-changes.ts';
import { baseApi } from '../../api/base-api.ts';
import { settingsApi } from './api.ts';

type SettingsBody = Partial<Omit<SalonView, 'locations' | 'closures' | 'specialHours'>> & {
  locations?: SalonLocation[];
};

/**
 * The salon's settings as its Admin manages them. They have no tag of their own: each change puts its response into
 * the cache, and fetches the public settings again. Hours, seats, closures and special hours also make every list of times stale.
 */
export const staffSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    salon: build.query<SalonView, void>({
      query: () => 'settings',
      ...(import.meta.env.DEV && { responseSchema: salonViewSchema }),
    }),
    changeSalon: build.mutation<{ message: string; settings: SalonView }, SettingsBody>({
      query: (body) => ({ url: 'settings', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: savedSettingsSchema }),
      invalidatesTags: ['Reservation'],
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) {
          void dispatch(askSalon());
          return;
        }
        void dispatch(staffSettingsApi.util.upsertQueryData('salon', undefined, answer.data.settings));
        void dispatch(askPublicSettings());
      },
    }),
    hitVisits: build.query<HitVisits, ProposedChange>({
      query: (body) => ({ url: 'settings/hits', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: hitVisitsSchema }),
      providesTags: ['Reservation'],
    }),
    closeDay: build.mutation<{ message: string; closure: ClosureView }, ClosureDraft>({
      query: (body) => ({ url: 'settings/closures', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: savedClosureSchema }),
      invalidatesTags: ['Reservation'],
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          staffSettingsApi.util.updateQueryData('salon', undefined, ({ closures }) => {
            closures.push(answer.data.closure);
          }),
        );
        void dispatch(askPublicSettings());
      },
    }),
    giveSpecialHours: build.mutation<{ message: string; specialHours: SpecialHoursView }, SpecialHoursDraft>({
      query: (body) => ({ url: 'settings/special-hours', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: savedSpecialHoursSchema }),
      invalidatesTags: ['Reservation'],
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          staffSettingsApi.util.updateQueryData('salon', undefined, ({ specialHours }) => {
            specialHours.push(answer.data.specialHours);
          }),
        );
        void dispatch(askPublicSettings());
      },
    }),
    takeSpecialHours: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: 'settings/special-hours', method: 'DELETE', body: { id } }),
      invalidatesTags: ['Reservation'],
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          staffSettingsApi.util.updateQueryData('salon', undefined, (salon) => {
            salon.specialHours = salon.specialHours.filter(({ _id }) => _id !== id);
          }),
        );
        void dispatch(askPublicSettings());
      },
    }),
    openDay: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: 'settings/closures', method: 'DELETE', body: { id } }),
      invalidatesTags: ['Reservation'],
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          staffSettingsApi.util.updateQueryData('salon', undefined, (salon) => {
            salon.closures = salon.closures.filter(({ _id }) => _id !== id);
          }),
        );
        void dispatch(askPublicSettings());
      },
    }),
  }),
});

export const {
  useSalonQuery,
  useChangeSalonMutation,
  useHitVisitsQuery,
  useCloseDayMutation,
  useOpenDayMutation,
  useGiveSpecialHoursMutation,
  useTakeSpecialHoursMutation,
} = staffSettingsApi;

/** Somebody else may have saved settings meanwhile: a form that was refused shows them. */
function askSalon() {
  return staffSettingsApi.endpoints.salon.initiate(undefined, { forceRefetch: true, subscribe: false });
}

function askPublicSettings() {
  return settingsApi.endpoints.publicSettings.initiate(undefined, { forceRefetch: true, subscribe: false });
}
