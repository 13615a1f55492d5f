/** Gatsby's updating of the head by a page's `Head` export. This site's heads are Helmet's. */
export const headHandlerForBrowser = () => {}
