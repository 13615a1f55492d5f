import { watch } from 'node:fs/promises'
import { checkContentAndImages } from '../src/build/read-content'
import { contentDir, contentFolder } from '../src/build/settings'
import { formatDiagnostics } from '../src/content-model/diagnostic'

/** Resolves once there is no mistake; prints the mistakes after each change until then. */
export async function contentIsRight(): Promise<void> {
  let printed = ''
  const isRight = async (): Promise<boolean> => {
    const { diagnostics } = await checkContentAndImages(contentDir())
    const message = `\n${formatDiagnostics(diagnostics, contentFolder())}\n\nWaiting until they are fixed ...`
    if (diagnostics.length > 0 && message !== printed) console.error(message)
    printed = message
    return diagnostics.length === 0
  }
  const changes = watch(contentDir(), { recursive: true })[Symbol.asyncIterator]()
  while (!(await isRight())) await changes.next()
  await changes.return?.()
}
