import type { GatsbyNode } from 'gatsby'
import { articleSummaryFields } from '../content-model/article-summary'

const articleSummaryTypes = Object.entries(articleSummaryFields)
  .map(([name, type]) => `${name}: ${type}`)
  .join('\n')

/**
 * The record types that templates query. They are ours: nothing is inferred, so a change in a
 * content file can never change the schema. `JSON` fields were checked when the node was made and
 * have their types in src/content-model.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    "What a build is told from outside."
    type ContentSettings implements Node @dontInfer {
      data: JSON!
    }

    "The logo of content/brand.yaml."
    type ContentLogo implements Node @dontInfer {
      data: JSON!
    }

    "The PDF files of the guides: printed/index.json of the content folder."
    type ContentGuideFiles implements Node @dontInfer {
      language: String!
      data: JSON!
    }

    "The words of the interface in one language that the project brings, where the content folder is another one."
    type ContentInterface implements Node @dontInfer {
      language: String!
      data: JSON!
    }

    "When the build is made."
    type ContentBuildTime implements Node @dontInfer {
      data: JSON!
    }

    "content/site.yaml. config is what the layout shows: facts filled in, settings applied."
    type ContentSite implements Node @dontInfer {
      "Folder of the language; empty for the default language. So it is in all types."
      language: String!
      home: String!
      data: JSON!
      config: JSON!
      "What follows links to pages of the default language; nothing there."
      elsewhere: JSON
      "Code and name of the language, and the words that are said of it; only where there are several."
      languageTexts: JSON
      "The words of the interface that pages need."
      interface: JSON!
      "The alerts that are on now, for the top of pages; nothing where the site has no alerts."
      alerts: JSON
      "The list of alerts; nothing where the site has none."
      alertList: JSON
    }

    "A record that pages refer to: facts, layouts, shared sections, questions, testimonials."
    type ContentRecord implements Node @dontInfer {
      "all: every language has the record, such as prices."
      language: String!
      collection: String!
      recordId: String!
      data: JSON!
      "The text of a guide."
      body: String
      "The name of a person of the team."
      name: String
      "What stands on its page for the fridge; nothing where it has none."
      fridge: JSON
    }

    "A page made of sections."
    type ContentPage implements Node @dontInfer {
      language: String!
      collection: String!
      recordId: String!
      path: String!
      "Path of the same page in the default language."
      sourcePath: String!
      "What it is a translation of; nothing in the default language."
      translation: JSON
      data: JSON!
      "Its name in menus and lists, facts filled in."
      label: String!
      "Title, description, breadcrumbs, sections and structured data, all facts filled in and references resolved."
      page: JSON!
      "Ids of the people of the team whom the page introduces."
      people: [String!]!
      "The last day it was of use, written out; nothing where that day is still to come or there is none."
      ended: String
      "What stands on its page for the fridge; nothing where it has none."
      fridge: JSON
    }

    "content/blog.yaml"
    type ContentBlog implements Node @dontInfer {
      language: String!
      collection: String!
      recordId: String!
      path: String!
      sourcePath: String!
      translation: JSON
      data: JSON!
      "What search engines are told: the way to the page."
      structuredData: JSON!
      "The words of the list of all articles, and the way to it for readers and search engines."
      archive: JSON!
      "The words of the list, facts filled in, the sections below it resolved."
      page: JSON!
      "What an article without text says, facts filled in."
      comingSoon: String!
    }

    "A guide of questions: content/decisions."
    type ContentDecision implements Node @dontInfer {
      language: String!
      collection: String!
      recordId: String!
      path: String!
      sourcePath: String!
      translation: JSON
      data: JSON!
      "Its questions and outcomes, each a page: facts and links filled in."
      pages: JSON!
    }

    "content/not-found.yaml"
    type ContentNotFound implements Node @dontInfer {
      language: String!
      data: JSON!
    }

    "An article: front matter as fields, the body as finished HTML."
    type ContentArticle implements Node @dontInfer {
      language: String!
      slug: String!
      sourcePath: String!
      translation: JSON
      "What search engines are told: the way to the article, who wrote it and when."
      structuredData: JSON!
      ${articleSummaryTypes}
      "What a reader sends to family with the link, where it is not the excerpt."
      summaryForFamily: String
      "The day it was last checked."
      reviewedOn: String
      "The day it is to be checked again."
      nextReview: String
      "What stands on its page for the fridge; nothing where it has none."
      fridge: JSON
      "Its HTML, empty where the article is not written yet, and the names that its styles are chosen by."
      rendered: JSON!
      "Its sentences as readers see them, for search."
      sentences: [String!]!
      "The HTML for the feed: addresses are absolute, and there is no list of contents."
      feedHtml: String!
    }
  `)
}
