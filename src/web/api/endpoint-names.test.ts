import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../features/**/*api.ts', { query: '?raw', import: 'default', eager: true });

// All features share one API: of two endpoints with one name, only the one that is loaded first would ever be called.
it('gives every endpoint of the browser a name of its own', () => {
  const names = Object.values(files).flatMap((text) =>
    [...text.matchAll(/^ {4}(\w+): build\.(?:query|mutation|infiniteQuery)/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
