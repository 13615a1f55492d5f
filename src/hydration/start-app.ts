/**
 * Where the browser begins with Gatsby's scripts: React, what stands around every page, Gatsby
 * itself. Each is made ready in a task of its own, so that the browser can answer the visitor in
 * between.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../../gatsby-browser'),
  () => import(/* webpackMode: "eager" */ '$gatsby-app'),
]

for (const part of parts) setTimeout(() => void part())

export {}
