import { CompanyProvider } from './companyProvider.ts';

/** The provider as a program of its own, for journeys: on the port of its argument. */
const provider = new CompanyProvider();
await provider.start(Number(process.argv[2]));
console.log(`The company is ready on ${provider.url}`);
