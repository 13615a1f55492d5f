import type { PageContent } from '../content-model/schemas/page'
import type { TeamMember } from '../content-model/schemas/team-member'
import type { DataNode, NodeModel } from '../render/library'

/**
 * Returns the path of the page that introduces a person, with the anchor of the person; undefined
 * where no page does.
 */
export async function pathOfPerson(
  nodeModel: NodeModel,
  name: string,
): Promise<string | undefined> {
  const people = await nodeModel.findAll<DataNode<TeamMember>>({
    type: 'ContentRecord',
    query: { filter: { collection: { eq: 'team' } } },
  })
  const person = [...people.entries].find(({ data }) => data.name === name)
  if (!person) return undefined
  const pages = await nodeModel.findAll<DataNode<Partial<PageContent>> & { path: string }>({
    type: 'ContentPage',
  })
  const page = [...pages.entries].find(({ data }) =>
    data.sections?.some(
      (section) =>
        'kind' in section && section.kind === 'team' && section.team.includes(person.recordId),
    ),
  )
  return page && `${page.path}#${person.recordId}`
}
