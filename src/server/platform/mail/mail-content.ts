/** What, when, where; `before` is what it was until now. */
export type MailFact = { label: string; value: string; before?: string };

/** The content of a mail, before it is laid out as text and as HTML. */
export type MailContent = {
  title: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  /** The facts first, readable without pictures. */
  facts?: MailFact[];
  /** Sums of money, the last one their total. */
  amounts?: [label: string, amount: string][];
  paragraphs: string[];
  /** The first is what most people are looking for. */
  buttons?: { label: string; url: string }[];
  /** Whether the recipient has a profile, where they choose which mails they get. */
  hasProfile: boolean;
  /** A link to the same facts in French, for a mail in English (Charter of the French language). */
  frenchVersionUrl?: string;
};

/** A line of the foot; `url` is where a part of it leads. */
export type FootLine = { text: string; link?: { text: string; url: string } };
