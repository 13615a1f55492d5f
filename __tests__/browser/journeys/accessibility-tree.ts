import type { Page } from '@playwright/test'

/** A part of the page as screen readers get it. */
export interface Spoken {
  role: string
  name: string
  /** Only of headings. */
  level?: number
}

interface AxValue {
  value?: string | number | boolean
}
interface AxNode {
  nodeId: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  childIds?: string[]
  properties?: { name: string; value: AxValue }[]
}

/** Parts without a meaning of their own. */
const silent = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker'])

/** Everything that screen readers can meet on the page, in the order in which they do. */
export async function readAloud(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const spoken: Spoken[] = []
  const walk = (node: AxNode | undefined): void => {
    if (!node) return
    const role = String(node.role?.value ?? '')
    if (!node.ignored && !silent.has(role)) {
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value
      spoken.push({
        role,
        name: String(node.name?.value ?? '').trim(),
        ...(role === 'heading' ? { level: Number(level) } : {}),
      })
    }
    node.childIds?.forEach((id) => walk(byId.get(id)))
  }
  walk(nodes[0])
  return spoken
}
