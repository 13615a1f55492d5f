import type { PageContent } from '../content-model/schemas/page'
import type { NodeModel } from '../render/library'

/** Returns the ids of the people of the team whom a page introduces; none for other files. */
export function peopleOn(data: object): string[] {
  const { sections = [] } = data as Partial<PageContent>
  return Array.isArray(sections)
    ? sections.flatMap((one) => ('kind' in one && one.kind === 'team' ? one.team : []))
    : []
}

/**
 * Returns the path of the page that introduces a person, with the anchor of the person; undefined
 * where no page does. Only that person and that page are asked for, so that an edit elsewhere does
 * not run the queries of all articles again.
 */
export async function pathOfPerson(
  nodeModel: NodeModel,
  name: string,
): Promise<string | undefined> {
  const person = await nodeModel.findOne<{ recordId: string }>({
    type: 'ContentRecord',
    query: { filter: { name: { eq: name } } },
  })
  if (!person) return undefined
  const page = await nodeModel.findOne<{ path: string }>({
    type: 'ContentPage',
    query: { filter: { people: { in: [person.recordId] } } },
  })
  return page ? `${page.path}#${person.recordId}` : undefined
}
