import type { Handlers } from '../http/operation.ts';
import { handlers as system } from './system/handlers.ts';

/** Every implemented operation. A new module is added here, and nowhere else. */
export const handlers: Handlers = {
  ...system,
};
