// One run of Lighthouse, read.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Pinned: scores of different versions cannot be compared. Not among our packages, since it weighs 110 MB. */
const LIGHTHOUSE = 'lighthouse@12.2.3';
const MOST_BYTES = 64_000_000;
const WHOLE = ['accessibility', 'best-practices', 'seo'] as const;

const scoreSchema = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const auditSchema = z.object({ score: z.number().nullable(), numericValue: z.number().optional() });
const reportSchema = z.object({
  finalDisplayedUrl: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), scoreSchema),
  audits: z.record(z.string(), auditSchema),
});

export type Form = 'mobile' | 'desktop';
export type Report = {
  performance: number;
  lcpMs: number;
  tbtMs: number;
  shift: number;
  /** The categories of which everything is asked, and what they lack. */
  whole: Record<(typeof WHOLE)[number], number>;
  unmet: string[];
};

/** Lets Lighthouse look at an address in the browser that listens at `port`, whose storage it leaves alone. */
export async function reportOf(url: string, form: Form, port: number): Promise<Report> {
  const words = ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--quiet', '--output=json', '--output-path=stdout'];
  const categories = `--only-categories=performance,${WHOLE.join(',')}`;
  const preset = form === 'desktop' ? ['--preset=desktop'] : [];
  const { stdout } = await promisify(execFile)('npx', [...words, categories, ...preset], { maxBuffer: MOST_BYTES });
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} leads to ${report.finalDisplayedUrl}`);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    lcpMs: Math.round(value('largest-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    shift: value('cumulative-layout-shift'),
    whole: { accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo') },
    unmet: WHOLE.flatMap((name) => unmetIn(name, report)),
  };
}

function unmetIn(category: string, { categories, audits }: z.infer<typeof reportSchema>): string[] {
  const counted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => `${category}: ${id}`);
}
