import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedParts } from './search-marks.ts';

/** The text with its matches in brackets. */
function marked(text: string, keyword: string): string {
  return markedParts(text, keyword)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

describe('what was found in a text', () => {
  it.each([
    ['Hélène Côté', 'helene', '[Hélène] Côté'],
    ['Hélène Côté', 'COTE', 'Hélène [Côté]'],
    ['Hélène Côté', 'cot hel', '[Hél]ène [Côt]é'],
    ['Nguyễn Thị Hồng', 'thi hong', 'Nguyễn [Thị] [Hồng]'],
    ['Đặng Mỹ Linh', 'dang', '[Đặng] Mỹ Linh'],
    ['Zoé D’Amours', 'damours', 'Zoé [D’Amours]'],
    ["Zoé D'Amours", 'd’am', "Zoé [D'Am]ours"],
    ['Lê Lemieux', 'le', '[Lê] [Le]mieux'],
    ['Camille', 'le', 'Camille'],
    ['Œuvrard', 'oe', '[Œ]uvrard'],
    ['418-555-0142', '0142', '418-555-[0142]'],
    ['418-555-0142', '5550', '418-[555-0]142'],
    ['418-555-0142', '(418) 555', '[418-555]-0142'],
    ['418-555-0142', 'camille', '418-555-0142'],
    ['Camille', '', 'Camille'],
    ['Camille', '(%\\', 'Camille'],
  ])('%s, searched for %s, is %s', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected);
  });

  it('leaves the text as it is, whatever is searched for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, keyword) => {
        const parts = markedParts(text, keyword);
        expect(parts.map((part) => part.text).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });
});
