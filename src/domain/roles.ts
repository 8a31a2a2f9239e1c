/** The four roles of spec 6, from least to most powerful. */
export const ROLES = ['Client', 'Employee', 'Manager', 'Admin'] as const;

export type Role = (typeof ROLES)[number];
