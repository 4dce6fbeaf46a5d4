export { SimilarCars } from './SimilarCars.tsx';
export { SimilarCarsStore } from './SimilarCarsStore.ts';
