/** Fetches the menu of small screens, which no first picture shows. */
export const loadSiteSheet = () => import('./site-sheet.tsx');
