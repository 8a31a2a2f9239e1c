import { MAIL_FRAME } from '#contract/words/mails.ts';
import type { Language } from '#domain/languages.ts';
import type { FootLine, MailContent, MailFact } from './mail-content.ts';

type Frame = { foot: readonly FootLine[]; language: Language; salonName: string; publicUrl: string };

const LIGHT = { page: '#FCF8F5', card: '#FFFFFF', text: '#2A1620', muted: '#5C444E', line: '#E8DAD3', link: '#7D2159' };
const BUTTON = { ground: '#6A1B4D', text: '#FFFFFF' };
const TEXT_FONT = "font-family:-apple-system,'Segoe UI',Arial,sans-serif";
const TITLE_FONT = "font-family:Georgia,'Times New Roman',serif";

/**
 * Colours for programs that show mails dark and read style sheets; the others keep the colours beside each element, or turn
 * them over in their own way.
 */
const DARK_SCREENS = '@media (prefers-color-scheme:dark)';
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-decoration:underline}
${DARK_SCREENS}{
.page{background-color:#161013!important}
.card{background-color:#20181C!important}
.text{color:#F6EDF0!important}
.muted{color:#CDBBC2!important}
.line{border-color:#3E3036!important}
.card{border-top-color:#E58FBE!important}
.link{color:#F0A6CE!important}
.button{background-color:#E58FBE!important}
.button-text{color:#2E0A20!important}
}`;

/** After the preview, so that lists of mails do not go on with the text of the mail itself. */
const PREVIEW_END = '&#847;&zwnj;&nbsp;'.repeat(40);

/**
 * A mail as HTML: nested tables and styles beside each element, which every mail program keeps (Outlook reads no
 * `max-width`, so that it gets a table of its own), and a style sheet for dark screens.
 */
export function asHtml(content: MailContent, { foot, language, salonName, publicUrl }: Frame): string {
  const { title, preview, facts = [], amounts = [], paragraphs, buttons = [], frenchVersionUrl } = content;
  const rows = [
    brand(salonName, publicUrl),
    heading(title),
    ...facts.map((fact) => factRow(fact, language)),
    amountRows(amounts),
    ...paragraphs.map(paragraph),
    ...buttons.map(({ label, url }, index) => (index === 0 ? button(label, url) : row(link(label, url), '12px'))),
    frenchVersionUrl ? frenchLink(frenchVersionUrl) : '',
    footRow(foot),
  ];
  return `<!doctype html>
<html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background-color:${LIGHT.page}"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}${PREVIEW_END}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.page}"><tr><td align="center" style="padding:20px 8px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card line" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.card}" style="max-width:560px;border:1px solid ${LIGHT.line};border-top:4px solid ${BUTTON.ground};border-radius:12px">
${rows.filter((part) => part !== '').join('\n')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

/** The mail as a program shows it that is light or dark, whatever the screen is; links open in a new tab. */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replaceAll('light dark', scheme === 'dark' ? 'dark' : 'only light')
    .replaceAll(DARK_SCREENS, scheme === 'dark' ? '@media all' : '@media not all')
    .replace('<head>', '<head><base target="_blank">');
}

/** One row of the card, so far below the one before. */
function row(inside: string, above = '0'): string {
  return `<tr><td style="padding:${above} 20px 0;${TEXT_FONT};font-size:16px;line-height:1.5;text-align:left">${inside}</td></tr>`;
}

function brand(name: string, url: string): string {
  const style = `${TITLE_FONT};font-size:20px;color:${LIGHT.link};text-decoration:none`;
  return row(`<a class="link" href="${escaped(url)}" style="${style}">${escaped(name)}</a>`, '20px');
}

function heading(title: string): string {
  const style = `margin:0;${TITLE_FONT};font-size:26px;line-height:1.25;font-weight:700;color:${LIGHT.text}`;
  return row(`<h1 class="text" style="${style}">${escaped(title)}</h1>`, '12px');
}

function factRow({ label, value, before }: MailFact, language: Language): string {
  const former = before && muted(`${MAIL_FRAME[language].before} <s>${escaped(before)}</s>`);
  const now = `<div class="text" style="font-weight:600;white-space:pre-line;word-break:break-word;color:${LIGHT.text}">${escaped(value)}</div>`;
  return row(`${muted(escaped(label))}${now}${former ?? ''}`, '16px');
}

function muted(html: string): string {
  return `<div class="muted" style="font-size:14px;color:${LIGHT.muted}">${html}</div>`;
}

/** Amounts stand under one another, the total below a line. */
function amountRows(amounts: readonly [string, string][]): string {
  if (amounts.length === 0) return '';
  const lines = amounts.map(([label, amount], index) => {
    const isTotal = index === amounts.length - 1;
    const [name, weight] = isTotal ? ['text line', 600] : ['muted', 400];
    const edge = isTotal ? `border-top:1px solid ${LIGHT.line};` : '';
    const style = `${edge}padding:4px 0;${TEXT_FONT};font-size:16px;line-height:1.5;font-weight:${weight};color:${isTotal ? LIGHT.text : LIGHT.muted}`;
    return `<tr><td class="${name}" style="${style};text-align:left">${escaped(label)}</td><td class="${name}" align="right" valign="bottom" style="${style};padding-left:12px;white-space:nowrap">${escaped(amount)}</td></tr>`;
  });
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table>`,
    '16px',
  );
}

function paragraph(text: string): string {
  return row(`<p class="text" style="margin:0;color:${LIGHT.text}">${escaped(text)}</p>`, '16px');
}

/** The ground is the cell's, which Outlook paints too; around the words all of it can be pressed. */
function button(label: string, url: string): string {
  const words = `display:inline-block;padding:13px 24px;${TEXT_FONT};font-size:16px;line-height:1.25;font-weight:600;color:${BUTTON.text};text-decoration:none`;
  const inside = `<a class="button-text" href="${escaped(url)}" style="${words}">${escaped(label)}</a>`;
  const cell = `border-radius:999px;background-color:${BUTTON.ground}`;
  return row(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" align="center" bgcolor="${BUTTON.ground}" style="${cell}">${inside}</td></tr></table>`,
    '20px',
  );
}

function link(label: string, url: string): string {
  return `<a class="link" href="${escaped(url)}" style="color:${LIGHT.link}">${escaped(label)}</a>`;
}

function frenchLink(url: string): string {
  const style = `color:${LIGHT.link}`;
  return row(`<a class="link" href="${escaped(url)}" style="${style}" lang="fr">${MAIL_FRAME.en.french}</a>`, '16px');
}

function footRow(foot: readonly FootLine[]): string {
  const lines = foot.map(({ text, link: there }) => escaped(text) + (there ? link(there.text, there.url) : ''));
  const style = `margin:0;border-top:1px solid ${LIGHT.line};padding:16px 0 20px;font-size:14px;color:${LIGHT.muted}`;
  return row(`<div class="muted line" style="${style}">${lines.join('<br>')}</div>`, '24px');
}

/** Escapes names and comments, which anybody may have typed. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
