/** Six characters that no other run has, for names in a server that several tests share. */
export const unique = (): string => Math.random().toString(36).slice(2, 8);
