import { Coffee, GraduationCap, type LucideIcon, TreePalm } from 'lucide-react';
import type { AbsenceKind } from '#domain/team/absences.ts';

/** The sign of each kind of absence, the same wherever one is shown. */
export const ABSENCE_ICONS: Record<AbsenceKind, LucideIcon> = { break: Coffee, off: TreePalm, training: GraduationCap };
