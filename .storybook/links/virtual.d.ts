declare module 'virtual:forecourt-catalogue' {
  const catalogue: import('./catalogue.ts').Catalogue;
  export default catalogue;
}
