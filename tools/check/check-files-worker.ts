import { parentPort, workerData } from 'node:worker_threads'
import type { SourceFile } from '../../src/content-model/record'
import { createFileChecker, type CheckContext } from './check-file'

/** Judges a share of the files on a processor of its own. */
const { files, context } = workerData as { files: SourceFile[]; context: CheckContext }
parentPort?.postMessage(files.map(createFileChecker(context)))
