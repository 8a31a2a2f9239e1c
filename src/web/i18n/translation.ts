/** The same keys as the French catalogue `T`, each with a text of its own. */
export type Translation<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translation<T[Key]>;
};
