/**
 * Entry of Gatsby's scripts: React, the layout, Gatsby itself. Each is evaluated in a task of its
 * own, so that the browser can respond to the visitor in between.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../../gatsby-browser'),
  () => import(/* webpackMode: "eager" */ '$gatsby-app'),
]

for (const part of parts) setTimeout(() => void part())

export {}
