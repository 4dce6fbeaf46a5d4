/* The small pages outside of the console's frame are one file: each name of a file costs every page its bytes. */
export { companyRoute } from './companyRoute.tsx';
export { digestOffRoute } from './digestOffRoute.tsx';
export { forgotRoute } from './forgotRoute.tsx';
export { registerRoute } from './registerRoute.tsx';
export { resetRoute } from './resetRoute.tsx';
export { verifyRoute } from './verifyRoute.tsx';
