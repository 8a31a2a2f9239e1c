const LENGTH = 10;

type Masked = { text: string; caret: number };

/** The ten digits of a North American number among what was typed or pasted; a leading 1 is the country. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, LENGTH);
}

/** Digits as 999-999-9999, as far as they go. */
export function maskPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, LENGTH)].filter((part) => part !== '').join('-');
}

/** Masks what stands in the field and keeps the caret after the digit that it followed. */
export function maskWithCaret(typed: string, caret: number): Masked {
  const text = maskPhone(phoneDigits(typed));
  const before = phoneDigits(typed.slice(0, caret)).length;
  return { text, caret: caretAfterDigit(text, before) };
}

export function isWholePhone(text: string): boolean {
  return phoneDigits(text).length === LENGTH;
}

function caretAfterDigit(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (text[place] !== '-') seen += 1;
  }
  return text.length;
}
