/** The first name of a person, for a greeting. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
