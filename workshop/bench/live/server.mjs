import { serve } from '../shared/forecourt.mjs';

await serve(() => ({}));
