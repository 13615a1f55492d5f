/** The types of the package need React 19, and it is installed on demand: `sveltia.ts` says what we use. */
declare module '@sveltia/cms' {
  const CMS: unknown
  export default CMS
}
