import type { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { helpListSchema } from '#contract/schemas/helps.ts';
import { serviceListSchema } from '#contract/schemas/services.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { structuredQuestions, structuredServices } from './structured-lists.ts';
import { structuredSalon } from './structured-salon.ts';

/** An indexed page, and the salon that it shows. */
export type StructuredPage = {
  salon: SalonSettings;
  today: CalendarDate;
  path: string;
  language: Language;
  publicUrl: string;
  /** Makes a call of the page to the API. */
  callApi: (path: string) => Promise<{ status: number; body: string }>;
};

/** Returns the JSON-LD of an indexed page: the salon, its questions or its catalogue. Refuses as `busy` when a call fails. */
export async function structuredData({
  salon,
  today,
  path,
  language,
  publicUrl,
  callApi,
}: StructuredPage): Promise<object> {
  const list = async <Entry>(call: string, schema: z.ZodType<Entry[]>): Promise<Entry[]> => {
    const { status, body } = await callApi(call);
    if (status !== 200) throw new Refusal('busy');
    return schema.parse(JSON.parse(body));
  };
  const graph = structuredSalon(salon, publicUrl, today);
  if (path === paths.helps) graph.push(...structuredQuestions(await list('helps/public', helpListSchema), language));
  if (path === paths.bookingServices) {
    graph.push(...structuredServices(await list('services/public', serviceListSchema), publicUrl, language));
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}
