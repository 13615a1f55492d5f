import { parentPort, workerData } from 'node:worker_threads'
import type { SourceFile } from '../../src/content-model/record'
import { createFileChecker, type CheckContext } from './check-file'

/** Checks a part of the files in a worker. */
const { files, context } = workerData as { files: SourceFile[]; context: CheckContext }
parentPort?.postMessage(files.map(createFileChecker(context)))
