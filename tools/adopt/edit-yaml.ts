import { parseDocument, type Document } from 'yaml'

/** Changes a YAML file; its comments stay. */
export function edit(
  files: Map<string, string>,
  path: string,
  change: (document: Document) => void,
): void {
  const document = parseDocument(files.get(path) ?? '')
  change(document)
  files.set(path, document.toString({ lineWidth: 100 }))
}
