import type { ArticleSummary } from '../blog/article-summary'
import type { Section } from '../content-model/section'
import type { SiteFrame } from '../content-model/site-frame'

/** A block of schema.org data. */
export interface StructuredData {
  /** The element of the page gets the id `ld-{id}`. */
  id: string
  data: Record<string, unknown>
}

const block = (id: string, type: string, data: Record<string, unknown>): StructuredData => ({
  id,
  data: { '@context': 'https://schema.org', '@type': type, ...data },
})

/** Who we are; for the home page. */
export function organization(site: SiteFrame): StructuredData {
  return block('organization', 'Organization', {
    name: site.fullName,
    url: `${site.origin}/`,
    logo: `${site.origin}/icon.svg`,
    email: site.email.text,
    telephone: site.phone.href.replace('tel:', ''),
    sameAs: [site.footer.social.url],
  })
}

/** Where a page stands: home, and the page itself. */
export function breadcrumb(
  site: SiteFrame,
  steps: readonly { label: string; path: string }[],
): StructuredData {
  return block('breadcrumb', 'BreadcrumbList', {
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: site.origin + step.path,
    })),
  })
}

/** The questions that a page answers; nothing where it has none. */
export function faqPage(sections: readonly Section[]): StructuredData[] {
  const questions = sections.flatMap((section) =>
    section.kind === 'faq' ? section.faqs.flatMap((group) => group.questions) : [],
  )
  if (questions.length === 0) return []
  return [
    block('faq', 'FAQPage', {
      mainEntity: questions.map((item) => ({
        '@type': 'Question',
        name: item.question,
        acceptedAnswer: { '@type': 'Answer', text: item.answer },
      })),
    }),
  ]
}

/** An article: what it is about, who wrote it, when. */
export function articleData(
  site: SiteFrame,
  article: Pick<ArticleSummary, 'title' | 'excerpt' | 'author' | 'date' | 'path'>,
): StructuredData {
  return block('article', 'Article', {
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: site.fullName },
    mainEntityOfPage: site.origin + article.path,
  })
}
