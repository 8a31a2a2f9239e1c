/** Fetches the details of a service, which only who asks for them needs. */
export const loadServiceDrawer = () => import('./service-drawer.tsx');
