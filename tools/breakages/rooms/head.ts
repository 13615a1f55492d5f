import type { Room } from '../breakage'

export const head: Room = {
  name: 'Head, data, sitemap and feed',
  breakages: [
    {
      id: 'head-data-closes-script',
      loss: 'An answer that holds </script> ends the structured data and spills over the page.',
      file: 'src/components/layout/page-frame.tsx',
      find: String.raw`.replace(/</g, '\\u003c')`,
      replace: '',
    },
    {
      id: 'head-preview-indexed',
      loss: 'Search engines show the pages of a preview, with drafts.',
      file: 'src/components/layout/seo.tsx',
      find: 'const hidden = props.hidden || site.previewNotice',
      replace: 'const hidden = props.hidden',
    },
    {
      id: 'head-fridge-in-sitemap',
      loss: 'Search engines lead visitors to bare sheets for the fridge.',
      file: 'src/site/build-site.ts',
      find: 'inSitemap: false,\n    fields: { lines',
      replace: 'inSitemap: true,\n    fields: { lines',
    },
    {
      id: 'head-feed-ampersand',
      loss: 'One title with an & and no feed reader can read the feed.',
      file: 'src/site/feed.ts',
      find: "escapeHtml(value.replace(forbidden, ''))",
      replace: "escapeHtml(value.replace(forbidden, '')).replace(/&amp;/g, '&')",
    },
    {
      id: 'head-offers-without-price',
      loss: 'Search engines are told the price of none of our packages.',
      file: 'src/site/structured-data.ts',
      find: 'amount === undefined ? {} : { price',
      replace: 'amount !== undefined ? {} : { price',
    },
  ],
}
