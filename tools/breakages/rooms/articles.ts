import type { Room } from '../breakage'

export const articles: Room = {
  name: 'Articles',
  breakages: [
    {
      id: 'articles-attribute-unchecked',
      loss: 'An attribute of a component gets into the page whatever it holds, such as javascript:.',
      file: 'src/site/article/render-article.ts',
      find: 'return kind && isValid(kind, attribute.value) ?',
      replace: "return kind && isValid('words', attribute.value) ?",
    },
    {
      id: 'articles-unseen-signs',
      loss: 'Signs that turn the direction of writing may make an address look like another one.',
      file: 'src/content-model/article/article-components.ts',
      find: String.raw`\u200f\u202a-\u202e\u2060`,
      replace: String.raw`\u200f\u2060`,
    },
    {
      id: 'articles-link-in-button',
      loss: 'A button with our number in its words holds a second link, and browsers tear it apart.',
      file: 'src/site/article/render-article.ts',
      find: 'helpLines, inLink || isLink(node))',
      replace: 'helpLines, inLink && isLink(node))',
    },
    {
      id: 'articles-term-explained-again',
      loss: 'Readers find the same explanation in brackets again and again in one article.',
      file: 'src/site/article/transform-tree.ts',
      find: 'open.delete(term)',
      replace: '',
    },
    {
      id: 'articles-emergency-number',
      loss: 'A tap on 911 calls a number that does not exist.',
      file: 'src/content-model/variables/contact-links.ts',
      find: 'phone.length > 3 ? e164(phone) : phone',
      replace: 'phone.length > 2 ? e164(phone) : phone',
    },
  ],
}
