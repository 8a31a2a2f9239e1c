/** An address as a notice shows it to whoever looks over the shoulder: `c…e@lunule.test`. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  if (local.length < 3) return `…@${domain}`;
  return `${local.slice(0, 1)}…${local.slice(-1)}@${domain}`;
}
