/** Fetches map, hours and pictures of the locations, which only who asks for them needs. */
export const loadLocationSheet = () => import('./location-sheet.tsx');
