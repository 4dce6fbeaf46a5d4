import { names } from '@nx/devkit';

export type FlowNames = ReturnType<typeof namesOf>;

/** `rental`, `RENTAL` and `Rental`, with the names that @nx/devkit derives. */
export const namesOf = (name: string) => ({ ...names(name), title: names(name).className });
