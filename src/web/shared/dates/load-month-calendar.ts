/** The month behind its button, in a file of its own: most people find their day among the first fourteen. */
export const loadMonthCalendar = () => import('./month-calendar.tsx');
