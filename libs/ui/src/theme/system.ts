import { createSystem } from '@chakra-ui/react';
import { config } from './config.ts';

/**
 * The system of the kit’s own parts: the conditions, utilities and tokens in use and no others.
 * Recipes are not in it: they live beside their components and load with them.
 */
export const system = createSystem(config);
