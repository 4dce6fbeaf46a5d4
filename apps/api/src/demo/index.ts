export { seedDemo } from './seed.ts';
export { DEMO_PASSWORD } from './tenants.ts';
