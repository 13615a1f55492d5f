declare module '*.woff2' {
  const address: string
  export default address
}

/** Gatsby's own beginning of the scripts; src/build/webpack.ts says where it is. */
declare module '$gatsby-app'
