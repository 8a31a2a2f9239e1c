import type { Role } from './roles.ts';

/** The accounts of the demo salon: shown in demo mode, and created with its data. */
export const DEMO_ACCOUNTS: readonly { email: string; role: Role }[] = [
  { email: 'admin@lunule.test', role: 'Admin' },
  { email: 'manager@lunule.test', role: 'Manager' },
  { email: 'employee@lunule.test', role: 'Employee' },
  { email: 'client@lunule.test', role: 'Client' },
];

export const DEMO_PASSWORD = 'Lunule!2026';
