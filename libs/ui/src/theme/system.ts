import { createSystem } from '@chakra-ui/react/styled-system';
import { config } from './config.ts';
import { pageStyles } from './pageStyles.ts';

/**
 * The system of the kit’s own components: only the conditions, utilities and tokens in use. Recipes
 * are not part of it: they are next to their components and load with them.
 */
export const system = createSystem(config, pageStyles);
