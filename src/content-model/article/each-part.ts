/**
 * Goes through all parts below a part of a text, from top to bottom. unist-util-visit does more, but
 * makes a function for each part that it comes to: of the time a build takes to check and draw an
 * article that was a seventh.
 *
 * @param parent part of a tree of Markdown (mdast) or HTML (hast)
 */
export function eachPart<Part extends object>(
  parent: { children: readonly Part[] },
  look: (part: Part, parent: { children: readonly Part[] }) => void,
): void {
  for (const part of parent.children) {
    look(part, parent)
    if ('children' in part) eachPart(part as Part & { children: readonly Part[] }, look)
  }
}
