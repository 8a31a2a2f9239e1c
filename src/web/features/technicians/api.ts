import type { z } from 'zod';
import type { Reservation } from '#contract/schemas/reservations.ts';
import {
  type AbsenceBody,
  type AbsenceView,
  absenceListSchema,
  type proposedTechnicianSchema,
  removedAbsenceSchema,
  savedAbsenceSchema,
  savedTechnicianSchema,
  type TechnicianView,
  type technicianDraftSchema,
  technicianListSchema,
  visitsHitSchema,
} from '#contract/schemas/technicians.ts';
import { type Owner, ownerListSchema } from '#contract/schemas/users.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { baseApi } from '../../api/base-api.ts';

/** A technician as her form sends her. */
export type TechnicianBody = z.input<typeof technicianDraftSchema>;

/** What of a technician would change, as far as it decides which visits are hers. */
export type ProposedBody = z.input<typeof proposedTechnicianSchema>;

/** The time of an absence that is thought of. */
export type PlannedAbsence = Pick<AbsenceBody, 'technicianId' | 'from' | 'to'>;

/** The team as staff see and manage it. */
export const techniciansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    technicians: build.query<TechnicianView[], void>({
      query: () => 'technicians',
      ...(import.meta.env.DEV && { responseSchema: technicianListSchema }),
      providesTags: ['Technician'],
    }),
    /** The accounts that may belong to somebody of the team. */
    staffAccounts: build.query<Owner[], void>({
      query: () => 'technicians/accounts',
      ...(import.meta.env.DEV && { responseSchema: ownerListSchema }),
      providesTags: ['User'],
    }),
    createTechnician: build.mutation<z.infer<typeof savedTechnicianSchema>, TechnicianBody>({
      query: (body) => ({ url: 'technicians', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: savedTechnicianSchema }),
      invalidatesTags: ['Technician'],
    }),
    changeTechnician: build.mutation<
      z.infer<typeof savedTechnicianSchema>,
      TechnicianBody & { id: string; version?: string | undefined }
    >({
      query: (body) => ({ url: 'technicians', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: savedTechnicianSchema }),
      invalidatesTags: ['Technician', 'Reservation'],
    }),
    removeTechnician: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: 'technicians', method: 'DELETE', body: { id } }),
      invalidatesTags: ['Technician'],
    }),
    /** The open visits that a change would take from a technician, asked before it is saved. */
    visitsHitByChange: build.query<Reservation[], ProposedBody>({
      query: (body) => ({ url: 'technicians/hits', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: visitsHitSchema }),
      providesTags: ['Reservation'],
    }),
    absences: build.query<AbsenceView[], { from: CalendarDate; to: CalendarDate }>({
      query: (params) => ({ url: 'technicians/absences', params }),
      ...(import.meta.env.DEV && { responseSchema: absenceListSchema }),
      providesTags: ['Technician'],
    }),
    visitsHitByAbsence: build.query<Reservation[], PlannedAbsence>({
      query: (params) => ({ url: 'technicians/absences/visits', params }),
      ...(import.meta.env.DEV && { responseSchema: visitsHitSchema }),
      providesTags: ['Reservation'],
    }),
    createAbsence: build.mutation<z.infer<typeof savedAbsenceSchema>, AbsenceBody>({
      query: (body) => ({ url: 'technicians/absences', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: savedAbsenceSchema }),
      invalidatesTags: ['Technician', 'Reservation'],
    }),
    removeAbsence: build.mutation<z.infer<typeof removedAbsenceSchema>, string>({
      query: (id) => ({ url: 'technicians/absences', method: 'DELETE', body: { id } }),
      ...(import.meta.env.DEV && { responseSchema: removedAbsenceSchema }),
      invalidatesTags: ['Technician', 'Reservation'],
    }),
  }),
});

export const {
  useTechniciansQuery,
  useStaffAccountsQuery,
  useCreateTechnicianMutation,
  useChangeTechnicianMutation,
  useRemoveTechnicianMutation,
  useAbsencesQuery,
  useVisitsHitByAbsenceQuery,
  useVisitsHitByChangeQuery,
  useCreateAbsenceMutation,
} = techniciansApi;
