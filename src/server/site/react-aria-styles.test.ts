import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentHash, REACT_ARIA_STYLES } from './react-aria-styles.ts';

/** The style texts in a file of the library, its one constant filled in. */
function styleTexts(file: string): string[] {
  const source = readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8');
  return [...source.matchAll(/style\.textContent = `([^`]*)`/g)].map(([, text = '']) =>
    text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
  );
}

it('knows the styles of the installed React Aria', () => {
  const texts = [...styleTexts('interactions/usePress.mjs'), ...styleTexts('overlays/usePreventScroll.mjs')];
  expect(texts).toEqual([...REACT_ARIA_STYLES]);
});

it('names a text by its digest', () => {
  expect(contentHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
