/** Puts a new one on top, unless it is listed already. */
export const putFirst = <T extends { id: string }>(all: readonly T[], created: T): T[] => [
  created,
  ...all.filter(({ id }) => id !== created.id),
];
